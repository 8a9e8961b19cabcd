"""The page needs nothing that its own content security policy forbids."""

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_page_and_a_table_break_no_policy_and_foreign_scripts_do_not_run(page, serving):
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(serving.url)
    expect(page.get_by_role("navigation", name="Main menu")).to_be_visible()
    page.goto(f"{serving.url}/table/nowhere")
    page.wait_for_load_state("networkidle")
    assert [text for text in said if "Content Security Policy" in text] == []
    ran = page.evaluate(
        """() => new Promise((done) => {
            window.addEventListener('securitypolicyviolation', () => done('refused'))
            const script = document.createElement('script')
            script.textContent = 'window.ran = true'
            document.body.append(script)
            setTimeout(() => done(window.ran ? 'ran' : 'nothing'), 2000)
        })"""
    )
    assert ran == "refused"
