"""What the tests of the house remember: the whole program as trees, given back when they have run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.architecture import source, test_circles


@pytest.fixture(scope="package", autouse=True)
def trees_given_back() -> Iterator[None]:
    """Trees of all files take more than a hundred megabytes."""
    yield
    source.forget_trees()
    test_circles.files.cache_clear()
