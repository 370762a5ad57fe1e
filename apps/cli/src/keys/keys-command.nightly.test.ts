import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

const command = fileURLToPath(new URL("./keys.ts", import.meta.url));

let copy: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
});
afterAll(() => copy.remove());

async function run(...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], { env: { ...commandEnvironment, ...copy.environment } });
  let says = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (says += text));
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, says };
}

/** Several processes, one after the other, each with its own start of the database. */
const PATIENT_MS = 180_000;

it(
  "npm run keys creates a key and shows it once, refuses addresses that are none, and revokes it",
  async () => {
    const wrong = await run("create", "ERP", "--role", "owner", "--from", "203.0.113.0/99");
    expect([wrong.code, wrong.says]).toEqual([1, expect.stringContaining("no address and no network")]);
    const created = await run("create", "ERP", "--role", "owner", "--from", "203.0.113.0/24", "--days", "30");
    expect([created.code, created.says]).toEqual([0, expect.stringMatching(/\nazk_[\w-]{43}\n$/)]);
    expect((await run("rotate", "erp", "--hours", "1")).says).toMatch(/\nazk_[\w-]{43}\n$/);
    const listed = (await run("list")).says;
    expect(listed).toMatch(/^no\. \d+ {2}ERP {2}owner {2}until \S+ {2}from 203\.0\.113\.0\/24 {2}never used$/m);
    expect(listed).not.toContain("azk_");
    expect(await run("revoke", "ERP")).toEqual({ code: 0, says: "ERP is revoked.\n" });
    expect((await run("list")).says).toContain("ERP  owner  revoked");
  },
  PATIENT_MS,
);
