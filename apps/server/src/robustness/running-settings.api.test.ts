import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

const command = fileURLToPath(new URL("../../../../apps/cli/src/settings.ts", import.meta.url));

let copy: TemplateCopy;
let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  copy = await copyTemplate();
  folder = mkdtempSync(join(tmpdir(), "azulejo-settings-"));
  const place = { DATA_DIR: copy.dataDir, ...(copy.url && { DATABASE_URL: copy.url }) };
  server = await startServerProcess(await freePort(), { ...place, SANDBOX_PORT: "0", SMTP_PORT: "0" });
}, 60_000);
afterAll(async () => {
  await server?.kill();
  await copy?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function settings(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: copy.dataDir, ...(copy.url && { DATABASE_URL: copy.url }) };
  return spawnSync(process.execPath, [command, ...args], { env, encoding: "utf8" });
}

it("a running shop shows changed settings on a cached page, without a restart", { timeout: 60_000 }, async () => {
  const page = async () => (await fetch(`${server.url}/en/product/list/porcelain/`)).text();
  const file = join(folder, "settings.yaml");
  expect(settings("--export", file).status).toBe(0);
  expect(await page()).not.toContain("(555) 555-0177");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}phone: .*/m, "  phone: (555) 555-0177"));
  const { status, stdout } = settings(file);
  expect([status, stdout]).toEqual([0, expect.stringContaining("Done: one change.")]);
  await expect.poll(page, { timeout: 5_000 }).toContain("(555) 555-0177");
});

it("a wrong file changes nothing, and the command says what is wrong", { timeout: 60_000 }, () => {
  const file = join(folder, "wrong.yaml");
  writeFileSync(file, "version: 1\nstorefront: { email: nobody, nmae: X }\n");
  const { status, stdout } = settings(file);
  expect(status).toBe(1);
  expect(stdout).toContain("storefront.email must be an email address\n  storefront.nmae is not a setting");
  writeFileSync(file, "version: 1\nstorefront: {\n");
  const broken = settings(file);
  expect([broken.status, broken.stderr]).toEqual([1, expect.stringMatching(/is not valid YAML: see line \d+, column \d+\.\n$/)]);
});
