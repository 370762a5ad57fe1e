import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module";
import type { Plugin } from "vite";

const prefix = "virtual:messages/";
const folder = join(import.meta.dirname, "app/i18n/messages");

/** Words that only some pages need, by their files; all others come with every page. */
const groups: Record<string, string[]> = {
  account: ["account.json", "customer.json"],
  checkout: ["checkout.json"],
  form: ["form.json"],
};

const fileNames = (language: string): string[] => readdirSync(join(folder, language)).filter((name) => name.endsWith(".json"));
const groupOf = (file: string): string => Object.keys(groups).find((group) => groups[group]?.includes(file)) ?? "";

/** Messages of a language; one small file per area, keys are flat and unique. @param group "" for what every page needs; undefined for all */
export function readMessages(language: string, group?: string): Record<string, string> {
  const names = fileNames(language).filter((name) => group === undefined || groupOf(name) === group);
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(folder, language, name), "utf8"))));
}

/** Compiles the ICU messages of a language into functions; nothing is parsed in the browser. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = "", group = ""] = id.slice(prefix.length + 1).split("/");
      return compileModule(new MessageFormat(language), readMessages(language, group));
    },
  };
}
