"""Makes CTest show a file as skipped if every test in it was skipped, and hides the optional modules on request.

With EIGHTFOLD_HIDE_MODULES=1, the tests and the processes that they start find no optional module, as on a machine that
has none.
"""

from __future__ import annotations

import os

import pytest

import optional_modules

SKIPPED = 77  # SKIP_RETURN_CODE in CMakeLists.txt

if optional_modules.ARE_HIDDEN:
    optional_modules.hide()
    path = [str(optional_modules.FOLDER), os.environ.get("PYTHONPATH", "")]  # for sitecustomize.py
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, path))


def pytest_configure(config: pytest.Config) -> None:
    if optional_modules.ARE_HIDDEN:
        config.pluginmanager.set_blocked("hypothesispytest")  # loaded before this file; it imports hypothesis later


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or exitstatus not in (0, 5):  # 5: no test was collected
        return
    if reporter.stats.get("skipped") and not reporter.stats.get("passed"):
        session.exitstatus = SKIPPED
