"""The wheel's build hook: puts the built browser client into `kickdoor/server/static`.

`KICKDOOR_SKIP_CLIENT=1` leaves the client out. Node is asked for only when there is something to
build, so an install whose client is up to date downloads nothing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from webclient import NODE_WHEEL, Client, ClientError


class ClientHook(BuildHookInterface[Any]):
    """Builds the client for regular and editable wheels alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return [NODE_WHEEL] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed, and have the wheel take it in."""
        if self._wanted():
            try:
                Client(Path(self.root)).build()
            except ClientError as error:
                self.app.abort(f"{error} (KICKDOOR_SKIP_CLIENT=1 installs without the client)")
        if not self._skipped():
            build_data["artifacts"].append("/src/kickdoor/server/static/**")

    def _wanted(self) -> bool:
        client = Client(Path(self.root))
        building = self.target_name == "wheel" and client.present
        return building and not self._skipped() and not client.fresh()

    @staticmethod
    def _skipped() -> bool:
        return os.environ.get("KICKDOOR_SKIP_CLIENT", "") not in ("", "0")
