import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const deploy = new URL("../../../../deploy/", import.meta.url);
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
const units = readdirSync(deploy).filter((name) => /\.(?:service|timer)$/.test(name));

it.skipIf(!hasSystemd)(
  `systemd has nothing to say about ${units.join(", ")}${hasSystemd ? "" : " (not installed on this machine)"}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "azulejo-units-"));
    const home = join(folder, "srv");
    const node = join(home, "current/tools/launch/node");
    mkdirSync(node, { recursive: true });
    symlinkSync(process.execPath, join(node, "current"));
    writeFileSync(join(home, ".env"), "");
    const paths = units.map((name) => join(folder, name));
    for (const [index, name] of units.entries())
      writeFileSync(paths[index] ?? "", readFileSync(new URL(name, deploy), "utf8").replaceAll("/srv/azulejo", home));
    const { stdout, stderr, status } = spawnSync("systemd-analyze", ["verify", ...paths], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect([stdout + stderr, status]).toEqual(["", 0]);
  },
);
