import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { groupsIn, readGroup } from "@azulejo/messages/read-messages.ts";
import { describe, expect, it } from "vitest";
import { bundles } from "../../compiled-messages.ts";
import { routeTable } from "../routing/route-table.ts";

const app = join(import.meta.dirname, "..");
const messages = join(import.meta.dirname, "messages");
const bundleOfGroup = new Map(Object.entries(bundles).flatMap(([bundle, groups]) => groups.map((group) => [group, bundle] as const)));
const bundleOfKey = new Map(
  groupsIn(messages, "en").flatMap((group) =>
    Object.keys(readGroup(messages, "en", group)).map((key) => [key, bundleOfGroup.get(group) ?? null] as const),
  ),
);

/** Returns a message for each bundle that has some beginning with this. */
const keysUnder = (start: string): string[] => [
  ...new Map([...bundleOfKey].filter(([key]) => key.startsWith(start)).map(([key, bundle]) => [bundle, key])).values(),
];

interface Source {
  /** Modules that load with it. */
  parts: string[];
  /** Modules that load later. */
  later: string[];
  keys: string[];
  bundles: string[];
}

const sources = new Map<string, Source>();

/** Reads what a module imports, which messages it names, and which bundles of messages it loads. */
function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;$/gm, "");
  const paths = (pattern: RegExp) =>
    [...code.matchAll(pattern)]
      .map(([, path = ""]) => join(dirname(file), path))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".server.") && existsSync(path));
  const source = {
    parts: paths(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g),
    later: paths(/import\(\s*"(\.{1,2}\/[^"]+)"/g),
    keys: [
      // A field's name may look like a message.
      ...[...code.matchAll(/(?<!name=|fillDerived\([\w.]+, )"([a-zA-Z]+(?:\.[\w-]+)+)"/g)].map(([, key = ""]) => key),
      // Of a key made of data, its first part decides.
      ...[...code.matchAll(/\b(?:t|text)\((?:\w+, )?`([a-zA-Z]+\.(?:[\w-]+\.)*)\$/g)].flatMap(([, start = ""]) => keysUnder(start)),
    ].filter((key) => bundleOfKey.get(key) && !code.includes("labelsOf(")), // Labels for several pages are kept together.
    bundles: [...code.matchAll(/virtual:messages\/en\/(\w+)/g)].map(([, bundle = ""]) => bundle),
  };
  sources.set(file, source);
  return source;
}

function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of readSource(file).parts) loadedWith(path, found);
  return found;
}

/** Returns the messages of a module, and of those that it loads now and later, whose bundle is not loaded before they are shown. */
function missingIn(file: string, before: ReadonlySet<string> = new Set(), seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const modules = [...loadedWith(file)];
  const loaded = new Set([...before, ...modules.flatMap((one) => readSource(one).bundles)]);
  return [
    ...modules.flatMap((one) =>
      readSource(one)
        .keys.filter((key) => !loaded.has(bundleOfKey.get(key) ?? ""))
        .map((key) => `${key} (${relative(app, one)})`),
    ),
    ...modules.flatMap((one) => readSource(one).later).flatMap((one) => missingIn(one, loaded, seen)),
  ];
}

describe("the words of pages", () => {
  it("are in a bundle that exists", () => {
    for (const { file } of routeTable) missingIn(join(app, file));
    const loaded = new Set([...sources.values()].flatMap((source) => source.bundles));
    expect([...loaded].filter((bundle) => !(bundle in bundles))).toEqual([]);
  });

  it.each([...new Set(routeTable.map(({ file }) => file))])("are loaded by the page itself: %s", (file) => {
    expect(missingIn(join(app, file))).toEqual([]);
  });
});
