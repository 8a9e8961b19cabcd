"""The page of the balance says what the saved reports say."""

import importlib.util

from kickdoor.lab import verdict
from support.repo import ROOT

SCRIPT = ROOT / "scripts" / "balance_page.py"


def script():
    spec = importlib.util.spec_from_file_location("balance_page", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_written_from_the_saved_reports():
    page = script()
    written = page.TARGET.read_text("utf-8")
    assert written == page.page(written), "run: python scripts/balance_page.py"


def test_the_page_has_the_bounds_of_the_verdict():
    page = script()
    assert (page.LEAST, page.MOST) == (verdict.WEAK, verdict.STRONG)


def test_what_is_beyond_its_bound_stands_out():
    page = script()
    share = {"share": 0.5, "fair": 0.25, "interval": [0.4, 0.6]}
    assert page._multiple(share) == "**2.00 (1.60 to 2.40)**"
    assert page._multiple({**share, "interval": [0.3, 0.6]}) == "*2.00 (1.20 to 2.40)*"
    assert page._multiple({**share, "share": 0.25, "interval": [0.2, 0.3]}) == "1.00 (0.80 to 1.20)"
