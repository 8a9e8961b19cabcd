"""The wheel's build hook: adds the built browser client and, where it is asked for, the compiled engine.

`KICKDOOR_SKIP_CLIENT=1` leaves the client out. Node is asked for only when there is something to
build, so an install whose client is up to date downloads nothing. `KICKDOOR_COMPILED=1` compiles the
engine with mypyc, which takes a C compiler and minutes; without it the wheel is pure Python.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from engine import COMPILER, compile_engine
from webclient import NODE_WHEEL, Client, ClientError


class WheelHook(BuildHookInterface[Any]):
    """Builds the client for regular and editable wheels alike, the engine for regular ones."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        node = [NODE_WHEEL] if self._client_wanted() else []
        return [*node, *COMPILER] if self._engine_wanted() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted, and have the wheel take it in; ``version`` may be ``editable``."""
        self._add_client(build_data)
        if self._engine_wanted() and version != "editable":
            self._add_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw away what was compiled for the wheel that has just been written."""
        drafts = getattr(self, "_drafts", None)
        if drafts is not None:
            drafts.cleanup()

    def _add_client(self, build_data: dict[str, Any]) -> None:
        if self._client_wanted():
            try:
                Client(Path(self.root)).build()
            except ClientError as error:
                self.app.abort(f"{error} (KICKDOOR_SKIP_CLIENT=1 installs without the client)")
        if not _asked("KICKDOOR_SKIP_CLIENT"):
            build_data["artifacts"].append("/src/kickdoor/server/static/**")

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        self._drafts = tempfile.TemporaryDirectory()
        target = Path(self._drafts.name).resolve()
        for module in compile_engine(Path(self.root) / "src", target):
            build_data["force_include"][str(module)] = module.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _client_wanted(self) -> bool:
        client = Client(Path(self.root))
        building = self.target_name == "wheel" and client.present
        return building and not _asked("KICKDOOR_SKIP_CLIENT") and not client.fresh()

    def _engine_wanted(self) -> bool:
        return self.target_name == "wheel" and _asked("KICKDOOR_COMPILED")


def _asked(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")
