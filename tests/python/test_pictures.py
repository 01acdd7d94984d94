"""Pictures, sheets and pages in notebooks, and their files; test_program.py compares what they show."""

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

from eightfold import Orbit, Placement, draw, page, sheet

EIGHT = Placement([0, 4, 7, 5, 2, 6, 1, 3])
HOSTILE = "</title><script>alert(1)</script>\"' & \x00\x1b[31m ]]>"


def parsed(picture):
    return xml.dom.minidom.parseString(picture.svg)


def texts(document, tag):
    return [
        "".join(child.data for child in node.childNodes if child.nodeType == child.TEXT_NODE)
        for node in document.getElementsByTagName(tag)
    ]


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


def test_hostile_titles_stay_text(make):
    picture = make(title=HOSTILE)
    svg = parsed(picture)
    assert not svg.getElementsByTagName("script")
    assert "<script>alert(1)</script>" in texts(svg, "title")[0]
    assert picture._repr_svg_() == picture.svg
    (image,) = re.findall(r'<img alt="([^"]*)" src="data:image/svg\+xml;base64,[\w+/=]*" style="[^"]*">',
                          picture._repr_html_())
    assert "<script>alert(1)</script>" in html.unescape(image)


def test_png_and_pdf_have_their_signatures_and_the_width(make):
    picture = make(width=320)
    png = picture.to_png()
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">I", png[16:20]) == (320,)
    assert picture.to_pdf().startswith(b"%PDF-")
    assert 'width="320"' in picture.svg


def test_the_theme_changes_the_colors_of_a_png():
    light, dark = (draw(EIGHT, width=64, theme=theme).to_png() for theme in ("light", "dark"))
    assert draw(EIGHT, width=64).to_png() == light != dark


def test_a_sheet_of_placements_is_numbered():
    def boards_in(picture):
        return [text for text in texts(parsed(picture), "text") if text.isdigit()]

    assert boards_in(sheet([[1, 3, 0, 2], [2, 0, 3, 1]])) == ["1", "2"]
    assert boards_in(sheet(([1, 3, 0, 2] for _ in range(9)), limit=4)) == ["1", "2", "3", "4"]
    assert boards_in(sheet([])) == []


def test_save_writes_the_format_of_the_suffix(tmp_path):
    picture = draw(EIGHT, width=100)
    for name, begin in [("a.svg", b"<svg"), ("b.PNG", b"\x89PNG"), ("c.pdf", b"%PDF")]:
        picture.save(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begin)
        picture.save(str(tmp_path / name))
    assert sorted(os.listdir(tmp_path)) == ["a.svg", "b.PNG", "c.pdf"]


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
