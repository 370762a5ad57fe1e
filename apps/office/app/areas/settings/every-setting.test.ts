import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import { describe, expect, it } from "vitest";

/** The parts of a settings schema that are read here. */
interface Schema {
  def: { type?: string; innerType?: Schema; element?: Schema };
  shape?: Record<string, Schema>;
}

/** Returns the schema inside defaults, nullable values and lists. */
function inner(schema: Schema): Schema {
  const within = schema.def.innerType ?? schema.def.element;
  return within ? inner(within) : schema;
}

interface Setting {
  path: string[];
  type: string | undefined;
}

/** Returns all values of a schema; a value that isn't an object of known keys is one. */
function settingsOf(schema: Schema, path: string[] = []): Setting[] {
  const { shape, def } = inner(schema);
  if (!shape) return [{ path, type: def.type }];
  return Object.entries(shape).flatMap(([key, value]) => settingsOf(value, [...path, key]));
}

const helpIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../i18n/messages/${language}/settings-help.json`), "utf8"));

/** The pages that change settings. */
const folders = [import.meta.dirname, join(import.meta.dirname, "../pricing/codes")];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8")),
);
const names = (source: string, key: string) => new RegExp(`["'.\\s{,(]${key}["'\\s:.,?})\\]!]`).test(source);
/** A page has to name the section and every key below it. */
const isOnAPage = (path: string[]) => sources.some((source) => path.every((key) => names(source, key)));

describe("every setting", () => {
  const settings = settingsOf(shopSettings as unknown as Schema).filter(({ path: [section] }) => section !== "version");
  const paths = settings.map(({ path }) => path);

  it("is found by this test", () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.map((path) => path.join("."))).toContain("storefront.limits.samplesPerOrder");
  });

  it("is on a page of the office", () => {
    const missing = paths.filter((path) => !isOnAPage(path.filter((key) => key !== "en" && key !== "es"))).map((path) => path.join("."));
    expect(missing).toEqual([]);
  });

  // Tables and promotion codes have forms of their own.
  it.each(["en", "es"])("that is a number says at its field what it counts, in %s", (language) => {
    const help = helpIn(language);
    const numbers = settings.filter(({ path: [section], type }) => type === "number" && /^(?:storefront|stores)$/.test(section ?? ""));
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers.map(({ path }) => path.join(".")).filter((path) => !help[`settings.help.${path}`])).toEqual([]);
    const known = new Set(paths.map((path) => `settings.help.${path.filter((key) => key !== "en" && key !== "es").join(".")}`));
    expect(Object.keys(help).filter((key) => !known.has(key))).toEqual([]);
  });
});
