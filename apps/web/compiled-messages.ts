import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module";
import type { Plugin } from "vite";

const prefix = "virtual:messages/";
const folder = join(import.meta.dirname, "app/i18n/messages");

/** All messages of a language; one small file per area, keys are flat and unique. */
export function readMessages(language: string): Record<string, string> {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".json"));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, language, name), "utf8"))));
}

/** Compiles the ICU messages of a language into functions; nothing is parsed in the browser. */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      return compileModule(new MessageFormat(language), readMessages(language));
    },
  };
}
