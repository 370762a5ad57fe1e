import { join } from "node:path";
import { type Language, languages } from "@azulejo/contract/vocabulary.ts";
import type { Plugin } from "vite";
import { messageModule } from "./compile.ts";
import { groupsIn, readMessages } from "./read-messages.ts";

interface Options {
  /** The folder with messages as `<language>/<group>.json`. */
  folder: string;
  /** The module whose `loadWords` loads groups in the browser; without it, the app loads all messages at once. */
  loader?: string;
}

const MESSAGES = "virtual:messages/";
const WORDS = "virtual:words/";
/** Stands for all groups, for a server, which renders all pages. */
const ALL = "all";

/**
 * Compiles the ICU messages of a language into functions, so that nothing is parsed in the browser.
 *
 * - `virtual:messages/en/bag` has the messages of one group, `virtual:messages/en/product+shell` of two, and `virtual:messages/en/all`
 *   of every group.
 * - `virtual:words/bag+checkout` makes a page wait for these groups in its own language. A server has all messages from its start.
 */
export function compiledMessages({ folder, loader = "" }: Options): Plugin {
  return {
    name: "compiled-messages",
    resolveId: (id) => (id.startsWith(MESSAGES) || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${WORDS}`)) {
        const inBrowser = this.environment.config.consumer === "client";
        return inBrowser ? wordsModule(loader, id.slice(WORDS.length + 1).split("+")) : "";
      }
      if (!id.startsWith(`\0${MESSAGES}`)) return undefined;
      const [language, names = ""] = id.slice(MESSAGES.length + 1).split("/") as [Language, string?];
      const groups = names === ALL ? groupsIn(folder, language) : names.split("+");
      for (const group of groups) this.addWatchFile(join(folder, language, `${group}.json`));
      return messageModule(language, readMessages(folder, language, groups));
    },
    /** Updates a changed message: compiles its modules again, and reloads the page. */
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return;
      const { moduleGraph, hot } = this.environment;
      const compiled = [...moduleGraph.idToModuleMap.values()].filter((module) => module.id?.startsWith(`\0${MESSAGES}`));
      for (const module of compiled) moduleGraph.invalidateModule(module);
      hot.send({ type: "full-reload" });
      return [];
    },
  };
}

function wordsModule(loader: string, groups: string[]): string {
  const byLanguage = (group: string) => languages.map((language) => `${language}: () => import("${MESSAGES}${language}/${group}")`).join();
  return `import { loadWords } from ${JSON.stringify(loader)};
await loadWords([${groups.map((group) => `{ ${byLanguage(group)} }`).join()}]);`;
}
