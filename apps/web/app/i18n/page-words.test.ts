import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { groupsIn, readGroup } from "@azulejo/messages/read-messages.ts";
import { describe, expect, it } from "vitest";
import { routeTable } from "../routing/route-table.ts";

const app = join(import.meta.dirname, "..");
const messages = join(import.meta.dirname, "messages");
const groups = groupsIn(messages, "en");
const groupOf = new Map(groups.flatMap((group) => Object.keys(readGroup(messages, "en", group)).map((key) => [key, group] as const)));

/** Returns a message for each group that has some beginning with this. */
const keysUnder = (start: string): string[] => [
  ...new Map([...groupOf].filter(([key]) => key.startsWith(start)).map(([key, group]) => [group, key])).values(),
];

interface Source {
  /** Modules that load with it. */
  parts: string[];
  /** Modules that load later. */
  later: string[];
  keys: string[];
  groups: string[];
}

const sources = new Map<string, Source>();

/** Reads a module's imports, the messages it names, and the groups of messages it loads. */
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
      // The first part decides for a key made of data.
      ...[...code.matchAll(/\b(?:t|text)\((?:\w+, )?`([a-zA-Z]+\.(?:[\w-]+\.)*)\$/g)].flatMap(([, start = ""]) => keysUnder(start)),
    ].filter((key) => groupOf.get(key) && !code.includes("labelsOf(")), // Labels for several pages are kept together.
    groups: [...code.matchAll(/virtual:(?:words|messages\/en)\/([\w+-]+)/g)].flatMap(([, names = ""]) => names.split("+")),
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

/** Returns the messages of a module, and of those that it loads now and later, whose group is not loaded before they are shown. */
function missingIn(file: string, before: Iterable<string> = onEveryPage, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const modules = [...loadedWith(file)];
  const loaded = new Set([...before, ...modules.flatMap((one) => readSource(one).groups)]);
  return [
    ...modules.flatMap((one) =>
      readSource(one)
        .keys.filter((key) => !loaded.has(groupOf.get(key) ?? ""))
        .map((key) => `${key} (${relative(app, one)})`),
    ),
    ...modules.flatMap((one) => readSource(one).later).flatMap((one) => missingIn(one, loaded, seen)),
  ];
}

const onEveryPage = readSource(join(app, "entry.client.tsx")).groups;

describe("the words of pages", () => {
  it("are in a group that exists", () => {
    for (const { file } of routeTable) missingIn(join(app, file));
    const loaded = new Set([...sources.values()].flatMap((source) => source.groups));
    expect([...loaded].filter((group) => !groups.includes(group))).toEqual([]);
  });

  it.each([...new Set(routeTable.map(({ file }) => file))])("are loaded by the page itself: %s", (file) => {
    expect(missingIn(join(app, file))).toEqual([]);
  });
});
