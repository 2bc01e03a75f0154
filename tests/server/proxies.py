"""Real proxies in front of a site, as the files in ``deploy/`` set them up, without TLS and on free ports."""

import os
import shutil
import socket
from pathlib import Path

import pytest

from tests.server.servers import HOST, Server, as_nobody, free_port, program

__all__ = ["PROXIES", "Caddy", "Nginx", "Proxy"]

DEPLOY = Path(__file__).parents[2] / "deploy"
# What stands around a site's file where nginx comes from Debian, with all that nginx writes in a folder of its own.
AROUND_NGINX = """
daemon off;
pid nginx.pid;
worker_processes auto;
error_log stderr;
events {{ worker_connections 768; }}
http {{
    access_log access.log;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{site}
}}
"""
AROUND_CADDY = "{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}}\n{site}"


class Proxy(Server):
    """Passes on what comes to its port to a site on this machine."""

    name: str

    def __init__(self, site_port: int) -> None:
        path = program(self.name)
        if path is None:
            pytest.skip(f"this test starts {self.name}, and there is none here")
        super().__init__()
        self.path = path
        self.site_port = site_port
        self.config = self.folder / "config"
        self.config.write_text(self.text())
        self.start()

    def text(self) -> str:
        """Its configuration."""
        raise NotImplementedError

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            with socket.create_connection((HOST, self.port), 1) as connection:
                connection.sendall(b"GET / HTTP/1.0\r\nHost: x\r\n\r\n")
                return b" 200 " in connection.recv(64)
        except OSError:
            return False

    def megabytes(self) -> float:
        """Of all its processes."""
        assert self.process is not None
        return sum(resident(pid) for pid in [self.process.pid, *children(self.process.pid)])

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nginx(Proxy):
    name = "nginx"

    def text(self) -> str:
        lines = (DEPLOY / "nginx.conf").read_text().splitlines()
        site = "\n".join(line for line in lines if not line.strip().startswith("ssl_certificate"))
        for told, meant in (
            ("listen 80;", f"listen {HOST}:{free_port()};"),
            ("listen [::]:80;", f"listen [::1]:{free_port()};"),
            ("listen 443 ssl;", f"listen {HOST}:{self.port};"),
            ("listen [::]:443 ssl;", f"listen [::1]:{self.port};"),
            ("http://127.0.0.1:8000;", f"http://{HOST}:{self.site_port};"),
        ):
            assert site.count(told) == 1, f"deploy/nginx.conf does not say {told} once"
            site = site.replace(told, meant)
        return AROUND_NGINX.format(site=site)

    def command(self) -> list[str]:
        return as_nobody([self.path, "-p", str(self.folder), "-e", "stderr", "-c", str(self.config)])


class Caddy(Proxy):
    name = "caddy"

    def text(self) -> str:
        return AROUND_CADDY.format(site=(DEPLOY / "Caddyfile").read_text())

    def command(self) -> list[str]:
        told = {"HOME": self.folder, "SITE_NAME": f"http://:{self.port}", "SITE_ADDRESS": f"{HOST}:{self.site_port}"}
        words = ["env", *(f"{name}={value}" for name, value in told.items()), self.path]
        return as_nobody([*words, "run", "--config", str(self.config), "--adapter", "caddyfile"])


PROXIES: dict[str, type[Proxy]] = {proxy.name: proxy for proxy in (Nginx, Caddy)}


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> float:
    """In megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
