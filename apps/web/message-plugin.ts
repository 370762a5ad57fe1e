import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/compile-module.js";
import type { Plugin } from "vite";

const prefix = "virtual:messages/";
const root = join(import.meta.dirname, "app/i18n/messages");

/** Compiles `app/i18n/messages/{language}/{area}.json` into one module per language: `virtual:messages/en`. */
export function messages(): Plugin {
  return {
    name: "azulejo-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const folder = join(root, language);
      const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
      for (const name of files) this.addWatchFile(join(folder, name));
      const areas = Object.fromEntries(
        files.map((name) => [basename(name, ".json"), JSON.parse(readFileSync(join(folder, name), "utf8"))]),
      );
      return compileModule(new MessageFormat(language), areas);
    },
  };
}
