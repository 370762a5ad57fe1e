import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

const command = fileURLToPath(new URL("../../../cli/src/staff.ts", import.meta.url));

let copy: TemplateCopy;
beforeAll(async () => {
  copy = await copyTemplate();
});
afterAll(() => copy.remove());

async function run(args: string[], typed = "") {
  const env = { ...commandEnvironment, ...copy.environment };
  const child = spawn(process.execPath, [command, ...args], { env });
  let says = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (says += text));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, says };
}

/** Several processes, one after the other, each with its own start of the database. */
const PATIENT_MS = 180_000;

it(
  "npm run staff adds people with rights, refuses a weak password and a second account, and blocks",
  async () => {
    const password = "thin joints and warm floors\n";
    const weak = await run(["add", "luis@shop.example"], "password1234\n");
    expect([weak.code, weak.says]).toEqual([1, expect.stringContaining("Choose a password of 12 characters or more")]);
    const added = await run(["add", "luis@shop.example", "--rights", "orders.read,orders.fulfill"], password);
    expect([added.code, added.says]).toEqual([0, expect.stringContaining("luis@shop.example can now sign in.")]);
    expect(await run(["add", "Luis@shop.example"], password)).toMatchObject({
      code: 1,
      says: expect.stringContaining("already has a staff account"),
    });
    expect((await run(["block", "luis@shop.example"])).code).toBe(0);
    const { says } = await run(["list"]);
    expect(says).toContain("luis@shop.example  orders.read,orders.fulfill  blocked\n");
    expect(says).toContain("staff@demo.test  owner\n");
  },
  PATIENT_MS,
);

it.runIf(isWhole)(
  "npm run staff gives a role, and names the roles and rights that there are",
  async () => {
    await run(["add", "ana@shop.example"], "thin joints and warm floors\n");
    expect((await run(["role", "ana@shop.example", "no-such-role"])).says).toContain("There is no role no-such-role.");
    expect((await run(["role", "ana@shop.example", "warehouse"])).code).toBe(0);
    expect((await run(["list"])).says).toContain("ana@shop.example  warehouse\n");
    expect((await run(["rights", "ana@shop.example", "everything"])).says).toMatch(/^Rights are orders\.read, /);
  },
  PATIENT_MS,
);
