import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { loadExtension, loadExtensions } from "./load-extension.ts";

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

describe("several extensions", () => {
  const write = (name: string, extended: string) => {
    const file = join(folder, `${name}-${++modules}.mjs`);
    writeFileSync(file, `export default { name: "${name}", extend: 1, open: () => (${extended}) };`);
    return file;
  };
  const rule = (name: string) => `{ name: "${name}", whenItFails: "allow", check: () => null }`;
  const loadAll = (...files: string[]) => loadExtensions({ modules: files, environment: {} }, log);

  it("add their parts, their rules in the order in which they are named", async () => {
    const [one, two] = [
      write("one", `{ orderRules: [${rule("first")}, ${rule("second")}], mailer: { send() {}, close() {} } }`),
      write("two", `{ orderRules: [${rule("third")}], captcha: { offer() {}, keyOf() {}, check() {} } }`),
    ];
    const names = async (...files: string[]) => (await loadAll(...files)).orderRules?.map(({ name }) => name);
    expect([await names(one, two), await names(two, one)]).toEqual([
      ["first", "second", "third"],
      ["third", "first", "second"],
    ]);
    expect(await loadAll(one, two)).toMatchObject({ mailer: expect.anything(), captcha: expect.anything() });
  });

  it("are all told of an event, also after one has failed, and the failure repeats it", async () => {
    const told: string[] = [];
    (globalThis as { told?: string[] }).told = told;
    const listener = (name: string, more = "") =>
      write(name, `{ listeners: { orderPlaced: async () => { told.push("${name}"); ${more} } } }`);
    const both = await loadAll(listener("a", 'throw new Error("a is down")'), listener("b"));
    await expect(both.listeners?.orderPlaced?.({} as never)).rejects.toThrow("a is down");
    expect([told, Object.keys(both.listeners ?? {})]).toEqual([["a", "b"], ["orderPlaced"]]);
    delete (globalThis as { told?: string[] }).told;
  });

  it("close in reverse order, also after one has failed", async () => {
    const closed: string[] = [];
    (globalThis as { closings?: string[] }).closings = closed;
    const closing = (name: string, more = "") => write(name, `{ close: async () => { closings.push("${name}"); ${more} } }`);
    const all = await loadAll(closing("a"), closing("b", 'throw new Error("b hangs")'), closing("c"));
    await expect(all.close?.()).rejects.toThrow("b hangs");
    expect(closed).toEqual(["c", "b", "a"]);
    delete (globalThis as { closings?: string[] }).closings;
  });

  it("keep the shop from starting if two fill the same part, which the error names with both, and are closed", async () => {
    const closed: string[] = [];
    (globalThis as { closings?: string[] }).closings = closed;
    const mailing = (name: string) =>
      write(name, `{ mailer: { send() {}, close() {} }, close: async () => void closings.push("${name}") }`);
    const [one, two] = [mailing("one"), mailing("two")];
    const error = await loadAll(one, two).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(`\`mailer\` is filled by ${one} and ${two}`);
    expect(closed).toEqual(["two", "one"]);
    delete (globalThis as { closings?: string[] }).closings;
  });
});
