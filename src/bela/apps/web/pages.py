"""The files of the page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

SHELL = "index.html"
AT_ROOT = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json", "favicon.svg": "image/svg+xml"}
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
        Mount("/static", Files(directory=static, check_dir=False)),
        Route("/", shell),
        Route("/{path:path}", shell),
    ]
