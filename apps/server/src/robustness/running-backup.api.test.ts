import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anItem, besideProvider, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, startServerProcess } from "./server-process.ts";

const command = (name: string) => fileURLToPath(new URL(`../../../../apps/cli/src/${name}.ts`, import.meta.url));

let copy: TemplateCopy;
let provider: RunningSandbox;
let folder: string;
beforeAll(async () => {
  copy = await copyTemplate();
  provider = await startProvider(() => 9);
  folder = mkdtempSync(join(tmpdir(), "azulejo-backup-"));
});
afterAll(async () => {
  await provider.close();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A PostgreSQL server is backed up with its own dump program. */
it.skipIf(process.env.DATABASE_URL)(
  "the embedded database is backed up while the shop sells, and the backup has every order before it",
  async () => {
    const item = await anItem(copy);
    const server = await startServerProcess(await freePort(), { DATA_DIR: copy.dataDir, ...besideProvider(provider) });
    const buy = async (name: string) => {
      const checkout = await fillBag(server, item.itemNo, name);
      return (await checkout?.press(server))?.body.value.status;
    };
    expect(await buy("before")).toBe("placed");
    let finished = false;
    const meanwhile = (async () => {
      for (let turn = 0; !finished; turn++) expect(await buy(`meanwhile-${turn}`)).toBe("placed");
    })();
    const file = join(folder, "backup.tgz");
    const env = { PATH: process.env.PATH, DATA_DIR: copy.dataDir };
    // Runs in a separate process, like the command, while this one keeps placing orders.
    const status = await new Promise((resolve) => {
      spawn(process.execPath, [command("backup"), file], { env, stdio: ["ignore", "ignore", "inherit"] }).once("exit", resolve);
    });
    expect(status).toBe(0);
    finished = true;
    await meanwhile;
    await server.kill();
    expect(readdirSync(copy.dataDir).filter((name) => name.startsWith("backup"))).toEqual([]);

    const restored = join(folder, "restored");
    const { status: restoring, stderr } = spawnSync(process.execPath, [command("restore"), file], {
      env: { PATH: process.env.PATH, DATA_DIR: restored },
      encoding: "utf8",
    });
    expect([restoring, stderr]).toEqual([0, ""]);
    expect(existsSync(join(restored, "postgres"))).toBe(true);
    const database = await openDatabase({ dataDir: restored });
    const emails = await database.query.selectFrom("customerOrder").select("email").where("status", "=", "placed").execute();
    expect(emails.map((order) => order.email)).toContain("before@example.test");
    await database.close();
  },
  120_000,
);
