"""What the system tells of a process: its memory, its processor time, and whom it has started."""

import os
import socket
from pathlib import Path

__all__ = ["cpu_of", "data_alone", "data_of", "free_port", "memory_of"]


def family(pid: int) -> list[int]:
    """A process and all that it has started, the bots, too; one alone where that cannot be seen."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(each) for each in told.read_text().split()] if told.exists() else []
    return [pid, *(each for child in found for each in family(child))]


def memory_of(pid: int) -> int:
    """Of a process and its family, in kB, as the system counts what is shared: each has its part."""
    return sum(own_memory(each).get("Pss", 0) for each in family(pid))


def data_of(pid: int) -> int:
    """The same without programs and libraries, of which its part depends on who else runs on this machine."""
    return sum(data_alone(each) for each in family(pid))


def data_alone(pid: int) -> int:
    """The same of a process without its family."""
    told = own_memory(pid)
    return told.get("Pss_Anon", 0) + told.get("Pss_Shmem", 0)


def own_memory(pid: int) -> dict[str, int]:
    """By kind, in kB; nothing where the system does not say."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    except OSError:
        return {}
    return {kind: int(told.split()[0]) for kind, _, told in (line.partition(":") for line in lines)}


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process and its family took so far; 0 where the system does not say."""
    return sum(own_cpu(each) for each in family(pid))


def own_cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
