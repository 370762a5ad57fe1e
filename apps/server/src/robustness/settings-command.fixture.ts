import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { freePort, startServerProcess } from "./server-process.ts";

const command = fileURLToPath(new URL("../../../cli/src/settings.ts", import.meta.url));

/** Starts a shop in its own process and changes its settings with the command. */
export async function openShopWithSettings() {
  const copy = await copyTemplate();
  const folder = mkdtempSync(join(tmpdir(), "azulejo-settings-"));
  const place = copy.environment;
  const server = await startServerProcess(await freePort(), { ...place, SANDBOX_PORT: "0", SMTP_PORT: "0" });
  return {
    url: server.url,
    /** For settings files and their pictures. */
    folder,
    /** Runs `npm run settings` with these arguments. */
    settings: (...args: string[]) =>
      spawnSync(process.execPath, [command, ...args], { env: { ...commandEnvironment, ...place }, encoding: "utf8" }),
    async close() {
      await server.kill();
      await copy.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
