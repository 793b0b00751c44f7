"""Keys: the secrets in the links to seats, stored only as hashes."""

import hashlib
import secrets
from typing import Final

BYTES: Final = 32


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def hashed(key: str) -> str:
    """What is stored of a key: enough to recognise it, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
