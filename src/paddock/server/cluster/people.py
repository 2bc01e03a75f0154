"""People are the same at every worker: a new name is seen, and an ended session is over, wherever they are."""

from paddock.server.cluster.notices import Notice, Notices
from paddock.server.people.register import PERSON, SESSIONS, Register
from paddock.server.people.renaming import rename_at_tables
from paddock.server.rooms.room_manager import RoomManager

__all__ = ["keep_up_to_date"]


def keep_up_to_date(register: Register, rooms: RoomManager, notices: Notices) -> None:
    """From now on the register tells the others, and hears them."""

    async def hear(notice: Notice) -> None:
        if notice.kind not in (PERSON, SESSIONS):
            return
        register.forget(notice.about)
        if notice.kind == SESSIONS:
            rooms.cut_off(notice.about)
        user = await register.find(notice.about)
        if user is not None and notice.kind == PERSON:
            await rename_at_tables(rooms, user)

    notices.hearers.append(hear)
    register.tell_others = notices.tell_now
    register.is_up_to_date = notices.hears
