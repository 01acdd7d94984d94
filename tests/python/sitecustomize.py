"""Hides the optional modules in the processes that tests start. Python imports this file first, as conftest.py arranges."""

import optional_modules

if optional_modules.ARE_HIDDEN:
    optional_modules.hide()
