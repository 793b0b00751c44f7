"""Kept: answers that are the same for all, which browsers and proxies may keep."""

import gzip
import hashlib
import re
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response

NOT_MODIFIED: Final = 304
WORTH_COMPRESSING: Final = 1000
"""Bytes below which a compressed answer saves nothing."""
COMPRESSED_ALREADY: Final = ("font/woff2", "image/png")
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For what is never changed under its name."""
ASK_AGAIN: Final = "no-cache"
"""For what may be kept, but is asked for again each time: mostly the answer is that it has not changed."""
NOT_SHARED: Final = "private, no-cache"
"""For what only one person may see."""
GZIP: Final = re.compile(r"(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)")


@final
class Kept:
    """A content with its type, compressed once for all who ask."""

    def __init__(self, content: bytes, kind: str, *, caching: str = ASK_AGAIN) -> None:
        self._content: Final = content
        self._kind: Final = kind
        self._caching: Final = caching
        self._mark: Final = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        is_smaller = len(content) >= WORTH_COMPRESSING and kind not in COMPRESSED_ALREADY
        self._compressed: Final = gzip.compress(content, mtime=0) if is_smaller else None

    def answer(self, request: Request) -> Response:
        """The content, or that it is still the one that was asked for before."""
        headers = {"etag": self._mark, "cache-control": self._caching, "vary": "accept-encoding"}
        if self._mark in request.headers.get("if-none-match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        if self._compressed is None or not GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self._content, headers=headers, media_type=self._kind)
        return Response(self._compressed, headers={**headers, "content-encoding": "gzip"}, media_type=self._kind)
