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

interface Source {
  imports: string[];
  keys: string[];
  bundles: string[];
}

const sources = new Map<string, Source>();

/** Reads what a module imports, which messages it names in full, and which bundles of messages it loads. */
function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;$/gm, "");
  const source = {
    imports: [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g)]
      .map(([, path = ""]) => join(dirname(file), path))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".server.") && existsSync(path)),
    // A field's name may look like a message, and labels for several pages are kept together.
    keys: [...code.matchAll(/(?<!name=)"([a-zA-Z]+(?:\.[\w-]+)+)"/g)]
      .map(([, key = ""]) => key)
      .filter((key) => bundleOfKey.has(key) && !code.includes("labelsOf(")),
    bundles: [...code.matchAll(/virtual:messages\/en\/(\w+)/g)].map(([, bundle = ""]) => bundle),
  };
  sources.set(file, source);
  return source;
}

function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of readSource(file).imports) modulesOf(path, found);
  return found;
}

/** Returns the messages that a page names and whose bundle none of its modules loads. */
function missingOn(page: string): string[] {
  const modules = [...modulesOf(join(app, page))];
  const loaded = new Set(modules.flatMap((file) => readSource(file).bundles));
  return modules.flatMap((file) =>
    readSource(file)
      .keys.filter((key) => !loaded.has(bundleOfKey.get(key) ?? "") && bundleOfKey.get(key) !== null)
      .map((key) => `${key} (${relative(app, file)})`),
  );
}

describe("the words of pages", () => {
  it("are in a bundle that exists", () => {
    for (const { file } of routeTable) modulesOf(join(app, file));
    const loaded = new Set([...sources.values()].flatMap((source) => source.bundles));
    expect([...loaded].filter((bundle) => !(bundle in bundles))).toEqual([]);
  });

  it.each([...new Set(routeTable.map(({ file }) => file))])("are loaded by the page itself: %s", (file) => {
    expect(missingOn(file)).toEqual([]);
  });
});
