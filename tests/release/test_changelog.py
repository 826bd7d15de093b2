"""A version is cut from what is unreleased, in every file at once, or nothing is changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.release.changelog import NEWS, PAGE, PROJECT, ROOT, UNRELEASED, cut, notes, parts, version

LINE = "- Something that people notice."


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the three files, with something unreleased in two of them."""
    for name in (PAGE, PROJECT, NEWS):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    head, _, rest = (tmp_path / PAGE).read_text("utf-8").partition(f"## [{UNRELEASED}]\n")
    released = rest[rest.index("## [") :]
    (tmp_path / PAGE).write_text(f"{head}## [{UNRELEASED}]\n\n### Added\n\n{LINE}\n\n{released}", "utf-8")
    with (tmp_path / NEWS).open("a", encoding="utf-8") as news:
        news.write(f'\n[["{UNRELEASED}"]]\nwords = "Something for hosts."\n')
    return tmp_path


def test_what_was_unreleased_is_the_version(root: Path) -> None:
    before = parts((root / PAGE).read_text("utf-8"))
    cut("0.99.0", root, "2027-01-15")
    assert version(root) == "0.99.0"
    assert notes("0.99.0", root) == f"### Added\n\n{LINE}"
    assert "## [0.99.0] - 2027-01-15\n" in (root / PAGE).read_text("utf-8")
    after = parts((root / PAGE).read_text("utf-8"))
    assert after == {UNRELEASED: "", "0.99.0": before.pop(UNRELEASED), **before}
    assert '[["0.99.0"]]\nwords = "Something for hosts."' in (root / NEWS).read_text("utf-8")
    told = (root / PAGE).read_bytes()
    cut("0.99.0", root)
    assert (root / PAGE).read_bytes() == told


@pytest.mark.parametrize("wanted", ["0.1.0", "0.2.0", "0.0.9", "v0.99.0", "0.99"])
def test_no_older_one_and_no_other_form_is_cut(root: Path, wanted: str) -> None:
    files = [(root / name).read_bytes() for name in (PAGE, PROJECT, NEWS)]
    with pytest.raises(ValueError, match=r"0\.\d"):
        cut(wanted, root)
    assert [(root / name).read_bytes() for name in (PAGE, PROJECT, NEWS)] == files


def test_nothing_is_cut_from_nothing(root: Path) -> None:
    cut("0.98.0", root)
    with pytest.raises(ValueError, match="nothing that is unreleased"):
        cut("0.99.0", root)
