"""The program finds its commands, and says in one line what a user got wrong."""

import pytest

from kickdoor.cli import UserError, main


def test_every_file_holds_a_command_of_its_own_name():
    for module in main.command_modules():
        loaded = __import__(f"kickdoor.cli.{module}", fromlist=[module])
        assert callable(getattr(loaded, module)), module
        assert getattr(loaded, module).__doc__, f"{module} has no help"


def test_help_lists_the_commands(capsys):
    assert main.run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(module.replace("_", "-") in out for module in main.command_modules())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serv"], "kickdoor: no command 'serv'; did you mean 'serve'?\n"),
        (["--bogus"], "kickdoor: no option '--bogus'; kickdoor --help lists the commands\n"),
        (["serve", "a", "b"], "kickdoor: 'a', 'b' are not expected here\n"),
        (["serve", "--prot", "1"], "kickdoor: Unknown option: --prot. Did you mean --port?\n"),
        (
            ["serve", "--port", "x"],
            'kickdoor: Invalid value for --port: unable to convert "x" into int.\n',
        ),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments, said, capsys):
    assert main.run(arguments) == 2
    assert capsys.readouterr().err == said


def test_what_a_command_cannot_do_is_one_line_and_exit_code_2(monkeypatch, capsys):
    def build(**_: object):
        def fail(_: object) -> None:
            raise UserError("no such\n  thing")

        return fail

    monkeypatch.setattr(main, "build", build)
    assert main.run(["anything"]) == 2
    assert capsys.readouterr().err == "kickdoor: no such thing\n"


def test_ctrl_c_is_one_line_and_exit_code_130(monkeypatch, capsys):
    def build(**_: object):
        def stop(_: object) -> None:
            raise KeyboardInterrupt

        return stop

    monkeypatch.setattr(main, "build", build)
    assert main.run(["anything"]) == 130
    assert capsys.readouterr().err == "kickdoor: stopped\n"
