import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import { describe, expect, it } from "vitest";

/** What the schemas of settings say about themselves. */
interface Schema {
  def: { innerType?: Schema; element?: Schema };
  shape?: Record<string, Schema>;
}

/** Returns what is inside of defaults, nullable values and lists. */
function inner(schema: Schema): Schema {
  const within = schema.def.innerType ?? schema.def.element;
  return within ? inner(within) : schema;
}

/** Returns the paths of all values of a schema; a value that isn't an object of known keys is one. */
function pathsOf(schema: Schema, path: string[] = []): string[][] {
  const { shape } = inner(schema);
  if (!shape) return [path];
  return Object.entries(shape).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

/** The pages that change settings. */
const folders = [import.meta.dirname, join(import.meta.dirname, "../prices/codes")];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8")),
);
const names = (source: string, key: string) => new RegExp(`["'.\\s{,(]${key}["'\\s:.,?})\\]!]`).test(source);
/** A page has to name the section and every key below it. */
const isOnAPage = (path: string[]) => sources.some((source) => path.every((key) => names(source, key)));

describe("every setting", () => {
  const paths = pathsOf(shopSettings as unknown as Schema).filter(([section]) => section !== "version");

  it("is found by this test", () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.map((path) => path.join("."))).toContain("storefront.limits.samplesPerOrder");
  });

  it("is on a page of the office", () => {
    const missing = paths.filter((path) => !isOnAPage(path.filter((key) => key !== "en" && key !== "es"))).map((path) => path.join("."));
    expect(missing).toEqual([]);
  });
});
