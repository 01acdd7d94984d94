"""Pictures, sheets and pages, and their files."""

import html
import os
import pathlib
import re
import stat
import struct
import subprocess
import tempfile
import xml.dom.minidom

import pytest

from eightfold import Orbit, Picture, Placement, Subgroup, draw, page, sheet

EIGHT = Placement([0, 4, 7, 5, 2, 6, 1, 3])
HOSTILE = "</title><script>alert(1)</script>\"' & \x00\x1b[31m ]]>"


def parsed(picture):
    return xml.dom.minidom.parseString(picture.svg)


def texts(document, tag):
    return [
        "".join(child.data for child in node.childNodes if child.nodeType == child.TEXT_NODE)
        for node in document.getElementsByTagName(tag)
    ]


def boards_in(picture):
    """The numbers in the captions of a sheet."""
    return [text for text in texts(parsed(picture), "text") if text.isdigit()]


def size_of_png(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


PICTURES = {
    "board": lambda **look: draw(EIGHT, **look),
    "orbit": lambda **look: draw(Orbit(EIGHT), **look),
    "sheet": lambda **look: sheet(6, **look),
    "rows": lambda **look: sheet(6, by_orbit=True, **look),
    "list": lambda **look: sheet([EIGHT, Orbit(EIGHT)], **look),
}


@pytest.fixture(params=PICTURES)
def make(request):
    return PICTURES[request.param]


def test_every_picture_is_well_formed_and_has_a_title_and_a_description(make):
    svg = parsed(make()).documentElement
    assert svg.tagName == "svg"
    assert svg.getAttribute("role") == "img"
    assert texts(svg, "title")[0] and texts(svg, "desc")[0]


def test_hostile_titles_stay_text(make):
    picture = make(title=HOSTILE)
    svg = parsed(picture)
    assert not svg.getElementsByTagName("script")
    assert "<script>alert(1)</script>" in texts(svg, "title")[0]
    assert picture._repr_svg_() == picture.svg
    (image,) = re.findall(r'<img alt="([^"]*)" src="data:image/svg\+xml;base64,[\w+/=]*" style="[^"]*">',
                          picture._repr_html_())
    assert "<script>alert(1)</script>" in html.unescape(image)


@pytest.mark.parametrize("theme", ["automatic", "light", "dark", "print"])
def test_only_the_automatic_theme_asks_the_reader(make, theme):
    picture = make(theme=theme)
    assert ("prefers-color-scheme" in picture.svg) == (theme == "automatic")


def test_png_and_pdf_have_their_signatures_and_the_width(make):
    picture = make(width=320)
    assert size_of_png(picture.to_png())[0] == 320
    assert picture.to_pdf().startswith(b"%PDF-")
    assert 'width="320"' in picture.svg


def test_the_theme_changes_the_colors_of_a_png():
    light, dark = (draw(EIGHT, width=64, theme=theme).to_png() for theme in ("light", "dark"))
    assert draw(EIGHT, width=64).to_png() == light != dark


def test_a_board_is_as_large_as_the_placement_needs():
    description = {n: texts(parsed(draw([0, 4, 1], n=n)), "desc")[0] for n in (None, 5, 8)}
    assert description[None] == description[5] != description[8]
    with pytest.raises(ValueError, match="^n: 4 is out of range; give 5 to 32"):
        draw([0, 4, 1], n=4)


def test_the_empty_board_is_drawn():
    assert parsed(draw([])).documentElement.tagName == "svg"
    with pytest.raises(ValueError, match="^attacks_of: "):
        draw([], attacks_of=0)


def test_an_orbit_has_a_board_for_each_element():
    for group in ("full", "rotations", "half_turn"):
        captions = " ".join(texts(parsed(draw(Orbit(EIGHT, group))), "text"))  # long ones are on two lines
        words = {"identity", "half turn", "clockwise quarter turn", "counterclockwise quarter turn"}
        words |= {"left-right mirror", "top-bottom mirror", "mirror in the main diagonal"}
        words |= {"mirror in the anti-diagonal"}
        shown = [word for word in words if re.search(rf"\b{word}\b", captions)]
        assert len(shown) == len(Subgroup(group))


def test_options_of_boards_do_not_apply_to_orbits():
    for option in ({"n": 8}, {"attacks_of": 0}, {"symmetries": True}, {"coordinates": False}):
        with pytest.raises(ValueError, match="do not apply to an orbit"):
            draw(Orbit(EIGHT), **option)


def test_symmetries_need_a_permutation():
    assert draw([2, 4, 1, 7, 0, 6, 3, 5], symmetries=True).svg != draw([2, 4, 1, 7, 0, 6, 3, 5]).svg
    with pytest.raises(ValueError, match="^symmetries: "):
        draw([0, 0], symmetries=True)


@pytest.mark.parametrize(
    "n, orbits, solutions", [(0, 1, 1), (1, 1, 1), (2, 0, 0), (4, 1, 2), (6, 1, 4), (8, 12, 92)]
)
def test_a_sheet_has_a_board_for_each_orbit_or_solution(n, orbits, solutions):
    assert len(boards_in(sheet(n))) == orbits
    assert len(boards_in(sheet(n, all=True))) == solutions


def test_a_sheet_of_placements_is_numbered_and_has_one_size():
    assert boards_in(sheet([[1, 3, 0, 2], [2, 0, 3, 1]])) == ["1", "2"]
    assert boards_in(sheet(([1, 3, 0, 2] for _ in range(9)), limit=4)) == ["1", "2", "3", "4"]
    assert boards_in(sheet([])) == []
    with pytest.raises(ValueError, match="^placements: number 2 has 1 rows, but the first has 4"):
        sheet([[1, 3, 0, 2], [0]])
    with pytest.raises(TypeError, match="^placements: number 1: "):
        sheet([1, 3, 0, 2])


def test_a_sheet_has_at_most_a_thousand_boards():
    def endless():
        while True:
            yield EIGHT

    for source in (12, endless()):
        with pytest.raises(ValueError, match="^limit: there are more than 1000 boards; give limit=1000"):
            sheet(source)
    assert len(boards_in(sheet(12, limit=3))) == 3


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"width": 15}, "^width: 15 is out of range; give 16 to 16384"),
        ({"theme": "red"}, '^theme: "red" is not a valid theme; choose automatic, light, dark or print'),
        ({"rule": "kings"}, "^rule: "),
    ],
)
def test_every_picture_checks_its_look(make, arguments, message):
    with pytest.raises(ValueError, match=message):
        make(**arguments)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"limit": 0}, "^limit: 0 is out of range; give 1 to 1000"),
        ({"columns": 101}, "^columns: 101 is out of range; give 1 to 100"),
        ({"by_orbit": True, "all": True}, "^by_orbit: "),
        ({"by_orbit": True, "columns": 4}, "^by_orbit: "),
        ({"group": "nothing"}, "^group: "),
    ],
)
def test_a_sheet_checks_its_arguments(arguments, message):
    with pytest.raises(ValueError, match=message):
        sheet(6, **arguments)


@pytest.mark.parametrize("n", [-1, 33, 10**100])
def test_a_board_has_at_most_32_rows(n):
    for call in (sheet, page, lambda size: draw([0], n=size)):
        with pytest.raises(ValueError, match="^n: "):
            call(n)


@pytest.mark.parametrize("n", [True, "8", 8.0, None, b"8"])
def test_the_size_is_a_whole_number(n):
    for call in (sheet, page):
        with pytest.raises(TypeError):
            call(n)


def test_save_writes_the_format_of_the_suffix(tmp_path):
    picture = draw(EIGHT, width=100)
    for name, begin in [("a.svg", b"<svg"), ("b.PNG", b"\x89PNG"), ("c.pdf", b"%PDF")]:
        picture.save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begin)
        picture.save(str(tmp_path / name))
    assert sorted(os.listdir(tmp_path)) == ["a.svg", "b.PNG", "c.pdf"]


@pytest.mark.parametrize("name", ["board.gif", "board", "", ".svg", "board.svg.gz", "\udce9.gif"])
def test_other_suffixes_are_rejected(name, tmp_path):
    with pytest.raises(ValueError, match="^path: .*has no known suffix; use .svg, .png or .pdf"):
        draw(EIGHT).save(name)
    with pytest.raises(ValueError, match="^path: .*has no known suffix; use .html or .htm"):
        page(4).save(name)


@pytest.mark.parametrize("path", [None, 3, b"board.svg"])
def test_a_path_is_a_text(path):
    with pytest.raises(TypeError):
        draw(EIGHT).save(path)


def test_errors_of_files_are_those_of_python(tmp_path):
    path = tmp_path / "missing" / "board.svg"
    with pytest.raises(FileNotFoundError) as error:
        draw(EIGHT).save(path)
    assert error.value.filename == str(path)
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(IsADirectoryError):
        draw(EIGHT).save(tmp_path / "folder.svg")
    assert os.listdir(tmp_path) == ["folder.svg"]


def test_a_folder_that_is_not_writable_keeps_its_files():
    user = os.geteuid()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o555)
        if user == 0:
            os.seteuid(65534)  # root may write everywhere
        try:
            with pytest.raises(PermissionError) as error:
                draw(EIGHT).save(os.path.join(folder, "board.svg"))
        finally:
            os.seteuid(user)
        assert error.value.filename == os.path.join(folder, "board.svg")
        assert os.listdir(folder) == []


def test_a_full_disk_keeps_the_old_file(tmp_path):
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small file system")
    options = ["-t", "tmpfs", "-o", "size=16k", "tmpfs", str(tmp_path)]
    if subprocess.run(["mount", *options], capture_output=True, check=False).returncode != 0:
        pytest.skip("this system does not allow to mount a file system")
    try:
        path = tmp_path / "sheet.svg"
        path.write_text("old")
        with pytest.raises(OSError) as error:
            sheet(8, all=True).save(path)
        assert error.value.filename == str(path)
        assert path.read_text() == "old"
        assert os.listdir(tmp_path) == ["sheet.svg"]
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_a_file_keeps_its_mode_and_a_link_its_target(tmp_path):
    path, link = tmp_path / "board.svg", tmp_path / "link.svg"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    draw(EIGHT).save(link)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == draw(EIGHT).svg
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_device_is_written_to(tmp_path):
    link = tmp_path / "nothing.svg"
    link.symlink_to("/dev/null")
    draw(EIGHT).save(link)
    assert stat.S_ISCHR(pathlib.Path("/dev/null").stat().st_mode)


def test_a_picture_that_is_too_large_names_the_remedy():
    with pytest.raises(RuntimeError, match="exceeds the limit of 16384; .* save it as .svg"):
        sheet(6, all=True, columns=1, width=16384).to_png()


def test_a_picture_is_made_by_draw_only():
    with pytest.raises(TypeError):
        Picture()


def test_a_page_is_a_document_with_the_title(tmp_path):
    found = page(6, title=HOSTILE)
    assert found.html.startswith("<!DOCTYPE html>")
    assert "<script>alert(1)" not in found.html
    found.save(tmp_path / "orbits.html")
    assert (tmp_path / "orbits.html").read_text(encoding="utf-8") == found.html


def test_a_notebook_shows_a_page_in_a_frame_without_access():
    frame = page(5, title=HOSTILE)._repr_html_()
    pattern = r'<iframe title="[^"<>]*" sandbox="allow-scripts" srcdoc="([^"<>]*)" style="[^"<>]*"></iframe>'
    match = re.fullmatch(pattern, frame)
    framed = html.unescape(match[1])
    assert framed.count('<base href="about:srcdoc">') == 1  # for links to a fragment
    assert framed.replace('<base href="about:srcdoc">', "") == page(5, title=HOSTILE).html


@pytest.mark.parametrize("n, message", [(14, "45752 orbits"), (28, "too many orbits")])
def test_too_many_orbits_for_a_page_are_known_before_the_search(n, message):
    with pytest.raises(ValueError, match=f"^n: {n} has {message}, but a page holds at most 20000; use "):
        page(n)


def test_too_many_orbits_are_found_by_the_search():
    with pytest.raises(ValueError, match=r"^n: 9 has more than 20000 orbits, .*; use orbit_report\(9\)"):
        page(9, rule="rooks")


def test_threads_and_progress_do_not_change_the_result():
    seen = []
    assert page(8, threads=2, progress=seen.append).html == page(8).html
    assert sheet(8, by_orbit=True, threads=0, progress=seen.append).svg == sheet(8, by_orbit=True).svg
    assert seen[-1] == 1.0 and all(0 <= done <= 1 for done in seen)
