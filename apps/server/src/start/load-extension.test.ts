import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { loadExtension } from "./load-extension.ts";

const folder = mkdtempSync(join(tmpdir(), "extension-"));
afterAll(() => rmSync(folder, { recursive: true }));
const log = { info() {}, warn() {}, error() {} } as unknown as ServerLog;

let modules = 0;
/** Writes a module whose default export is this code, and loads it. */
function load(code: string, environment = {}, openMs = 10_000) {
  const file = join(folder, `extension-${++modules}.mjs`);
  writeFileSync(file, `export default ${code};`);
  return loadExtension({ module: file, environment }, log, openMs);
}
const opening = (extended: string) => load(`{ name: "x", extend: 1, open: () => (${extended}) }`);

describe("an extension", () => {
  it("receives its own variables, and returns its additions", async () => {
    const opened = await load(
      `{ name: "x", extend: 1, open: ({ environment }) => ({ orderRules: [{ name: environment.EXTENSION_NAME, whenItFails: "allow", check: () => null }] }) }`,
      { EXTENSION_NAME: "ours" },
    );
    expect(opened.orderRules?.[0]?.name).toBe("ours");
  });

  it.each([
    ["no module", () => loadExtension({ module: join(folder, "nothing"), environment: {} }, log), "it can't be loaded: "],
    ["a package that isn't there", () => loadExtension({ module: "no-such-package", environment: {} }, log), "it can't be loaded: "],
    ["a module that throws", () => load("(() => { throw new Error('broken'); })()"), "it can't be loaded: broken"],
    ["another export", () => load("7"), "its module must export the extension as default"],
    ["another major version", () => load(`{ name: "x", extend: 2, open() {} }`), "`extend` must be 1"],
    ["no function to open", () => load(`{ name: "x", extend: 1 }`), "`open` must be a function"],
    ["an error as it opens", () => load(`{ name: "x", extend: 1, open() { throw new Error("no key"); } }`), "it can't be opened: no key"],
    [
      "an opening that hangs",
      () => load(`{ name: "x", extend: 1, open: () => new Promise(() => {}) }`, {}, 20),
      "it took more than 0.02 seconds",
    ],
    ["nothing opened", () => opening("null"), "`open` must return an object"],
    ["half an adapter", () => opening(`{ tax: { name: "x", isLocal: true, takesSales: false } }`), "`tax.calculate` must be a function"],
    ["an unknown part", () => opening("{ taxes: {} }"), "`taxes` is nothing that an extension can add"],
    ["a listener that is no function", () => opening("{ listeners: { orderPlaced: 1 } }"), "`listeners.orderPlaced` must be a function"],
    [
      "a delivery in one language",
      () => opening(`{ deliveryMethod: { name: { en: "x" }, offer() {} } }`),
      "`deliveryMethod.name` must have a text",
    ],
    [
      "an undecided rule",
      () => opening(`{ orderRules: [{ name: "x", whenItFails: "maybe", check() {} }] }`),
      '`orderRules[0].whenItFails` must be "refuse"',
    ],
  ])("keeps the shop from starting, and the error says why: %s", async (_name, loading, said) => {
    const error = await loading().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(said);
    expect((error as Error).message).toContain("EXTENSION=");
  });
});
