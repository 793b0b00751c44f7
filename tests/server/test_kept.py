import gzip

import pytest
from starlette.requests import Request
from starlette.responses import Response

from midtown.server.kept import ASK_AGAIN, FOR_EVER, Kept

LONG = b"All work and no play. " * 100


def asked(**headers: str) -> Request:
    return Request({"type": "http", "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]})


def body(answer: Response) -> bytes:
    return bytes(answer.body)


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip", "deflate,gzip;q=0.5", "gzip;q=1.0, *;q=0"])
def test_who_understands_it_gets_it_compressed(accepted: str) -> None:
    answer = Kept(LONG, "text/css").answer(asked(accept_encoding=accepted))

    assert gzip.decompress(body(answer)) == LONG
    assert len(body(answer)) < len(LONG) / 10
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert answer.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "br, gzip;q=0.0, deflate", "xgzip"])
def test_who_does_not_gets_it_as_it_is(accepted: str) -> None:
    answer = Kept(LONG, "text/css").answer(asked(accept_encoding=accepted))

    assert body(answer) == LONG
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(("content", "kind"), [(b"short", "text/css"), (LONG, "font/woff2")])
def test_what_would_not_get_smaller_is_never_compressed(content: bytes, kind: str) -> None:
    assert body(Kept(content, kind).answer(asked(accept_encoding="gzip"))) == content


def test_who_has_it_already_is_not_sent_it_again() -> None:
    kept = Kept(LONG, "text/css")
    mark = kept.answer(asked()).headers["etag"]

    again = kept.answer(asked(if_none_match=f'"other", W/{mark}'))
    assert (again.status_code, body(again), again.headers["etag"]) == (304, b"", mark)
    assert Kept(LONG + b"!", "text/css").answer(asked(if_none_match=mark)).status_code == 200


def test_it_says_how_long_it_may_be_kept() -> None:
    assert Kept(LONG, "text/css").answer(asked()).headers["cache-control"] == ASK_AGAIN
    assert Kept(LONG, "text/css", caching=FOR_EVER).answer(asked()).headers["cache-control"] == FOR_EVER
