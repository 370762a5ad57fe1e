import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { openClockedServer } from "../pages/clocked-server.ts";
import { placeOf, runCommand } from "./backup/command.fixture.ts";

/** Opens a shop, whose settings a command changes from a process of its own. */
export async function openShopWithSettings() {
  const copy = await copyTemplate();
  const folder = mkdtempSync(join(tmpdir(), "azulejo-settings-"));
  const server = await openClockedServer(new Date(), {}, copy);
  return {
    url: server.url,
    /** For settings files and their pictures. */
    folder,
    /** Runs `npm run settings` with these arguments. */
    settings: (...args: string[]) => runCommand("settings", args, placeOf(copy)),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
