"""The application: routes, refusals and the life of the site."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from paddock.server.bots.pool import Pool
from paddock.server.clock import Clock, wall_clock
from paddock.server.cluster.forwarder import Forwarder
from paddock.server.cluster.link import FORWARDED
from paddock.server.guard import Guard
from paddock.server.http import refuse
from paddock.server.pages import STATIC, page_routes
from paddock.server.people.api import people_routes
from paddock.server.reference import add_schemas, reference_page
from paddock.server.refusals import UNAVAILABLE, Refusal, refusal_of_unfit
from paddock.server.rooms.api import table_routes
from paddock.server.rooms.archive_api import archive_routes
from paddock.server.rooms.rematch_api import rematch_routes
from paddock.server.rooms.socket import socket_routes
from paddock.server.settings import Settings
from paddock.server.site import DrawSeed, Site, fresh_seed
from paddock.server.store.limits import DoesNotFit
from paddock.server.store.troubles import NoStorage

__all__ = ["make_app"]

REASONS = {404: "not-found", 405: "wrong-method", 413: "too-large"}


def make_app(
    settings: Settings,
    clock: Clock = wall_clock,
    pool: Pool | None = None,
    static: Path = STATIC,
    draw_seed: DrawSeed = fresh_seed,
    quick: Pool | None = None,
) -> FastAPI:
    """One site. Tests pass in their own clock, workers and seeds."""
    site = Site(settings, clock, draw_seed, pool, quick)
    app = FastAPI(
        title="Paddock",
        lifespan=lambda app: site_life(site, app),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_schemas(app)
    app.state.site = site
    for make_routes in (people_routes, table_routes, rematch_routes, archive_routes, socket_routes):
        app.include_router(make_routes(site))
    app.include_router(watch_routes(site, app))
    app.include_router(page_routes(static))
    add_refusals(site, app)
    if settings.is_shared:
        app.add_middleware(Forwarder, site=site)
    app.add_middleware(Guard, site=site)
    return app


@asynccontextmanager
async def site_life(site: Site, app: FastAPI) -> AsyncIterator[None]:
    await site.open(app)
    try:
        yield
    finally:
        await site.close()


def watch_routes(site: Site, app: FastAPI) -> APIRouter:
    """For those who look after the site."""
    routes = APIRouter(include_in_schema=False)

    @routes.get("/healthz")
    async def health() -> Response:
        try:
            site.rooms.holder.check()
            await site.database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar_one())
            trouble: Refusal | NoStorage | None = await site.database.trouble_now()
        except (Refusal, NoStorage) as unwell:
            trouble = unwell
        if trouble is not None:
            return Response(f"{trouble.reason}\n", UNAVAILABLE, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    @routes.get("/metrics")
    async def metrics(request: Request) -> Response:
        told = site.metrics.text()
        if site.company is not None and FORWARDED not in request.scope:
            told = await site.company.count(request.scope, told)
        return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")

    @routes.get("/api/docs")
    async def reference() -> Response:
        return HTMLResponse(reference_page(app.openapi()))

    return routes


def add_refusals(site: Site, app: FastAPI) -> None:
    """Whatever is refused is refused in one way."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return await refuse(site, request, refusal)

    @app.exception_handler(NoStorage)
    async def no_storage(request: Request, trouble: NoStorage) -> Response:
        return await refuse(site, request, Refusal(trouble.reason, 503))

    @app.exception_handler(DoesNotFit)
    async def does_not_fit(request: Request, unfit: DoesNotFit) -> Response:
        return await refuse(site, request, refusal_of_unfit(unfit))

    @app.exception_handler(RequestValidationError)
    async def bad_address(request: Request, error: RequestValidationError) -> Response:
        field = str(error.errors()[0]["loc"][-1]) if error.errors() else None
        return await refuse(site, request, Refusal("bad-request", 422, field=field))

    @app.exception_handler(HTTPException)
    async def no_such_route(request: Request, error: HTTPException) -> Response:
        return await refuse(site, request, Refusal(REASONS.get(error.status_code, "bad-request"), error.status_code))

    @app.exception_handler(Exception)
    async def fault(request: Request, _error: Exception) -> Response:
        return await refuse(site, request, Refusal("server-fault", 500))
