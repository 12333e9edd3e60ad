"""The files of the page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from bela.apps.site.core import CORE, core_archive, core_digest
from bela.apps.site.pages import PAGES

SHELL = "index.html"
AT_ROOT = {
    "sw.js": "text/javascript",
    "manifest.webmanifest": "application/manifest+json",
    "favicon.svg": "image/svg+xml",
}
"""Files that browsers look for at the root, and what they are."""
FRESH = {"cache-control": "no-cache"}
"""A browser asks each time whether its copy is still good."""


class Files(StaticFiles):
    """The page's files; a browser may keep them, and asks whether they have changed."""

    def file_response(self, *args: object, **more: object) -> Response:
        """A file."""
        response: Response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers.update(FRESH)
        return response


def page_routes(static: Path) -> list[BaseRoute]:
    """The routes of the page."""

    async def shell(request: Request) -> Response:
        if "." in request.url.path.rpartition("/")[2] or not (static / SHELL).is_file():
            return PlainTextResponse("", status_code=404)
        return FileResponse(static / SHELL, headers=FRESH)

    async def at_root(request: Request) -> Response:
        name = request.url.path.strip("/")
        if not (static / name).is_file():
            return PlainTextResponse("", status_code=404)
        return FileResponse(static / name, media_type=AT_ROOT[name], headers=FRESH)

    return [
        *(Route(f"/{name}", at_root) for name in AT_ROOT),
        *(route for name in PAGES for route in _page(static, name)),
        Route(f"/static/{CORE}", _core),
        Mount("/static", Files(directory=static, check_dir=False)),
        Route("/", shell),
        Route("/{path:path}", shell),
    ]


def _page(static: Path, name: str) -> list[BaseRoute]:
    """A page that needs no server: it stands in a folder of its own, so that its links hold under any address."""

    async def shell(_request: Request) -> Response:
        return FileResponse(static / name / SHELL, headers=FRESH)

    async def into_folder(request: Request) -> Response:
        query = request.url.query
        return RedirectResponse(f"{name}/?{query}" if query else f"{name}/")

    return [Route(f"/{name}", into_folder), Route(f"/{name}/", shell)]


async def _core(request: Request) -> Response:
    """The core for the browser, made of the package that serves."""
    tag = f'"{core_digest()}"'
    headers = {**FRESH, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(core_archive(), media_type="application/zip", headers=headers)
