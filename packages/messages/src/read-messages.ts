import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@azulejo/contract/vocabulary.ts";

/** Lists the groups of a folder `<folder>/<language>/<group>.json`. */
export const groupsIn = (folder: string, language: Language): string[] =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();

/** Returns the ICU messages of one group by key. */
export const readGroup = (folder: string, language: Language, group: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${group}.json`), "utf8"));

/** Returns the ICU messages of several groups by key; of all groups without `groups`. @throws if two groups have the same key */
export function readMessages(folder: string, language: Language, groups = groupsIn(folder, language)): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const group of groups) {
    for (const [key, message] of Object.entries(readGroup(folder, language, group))) {
      if (key in messages) throw new Error(`${folder}/${language} has ${key} twice, once in ${group}`);
      messages[key] = message;
    }
  }
  return messages;
}
