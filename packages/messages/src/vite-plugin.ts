import { join } from "node:path";
import type { Language } from "@azulejo/contract/vocabulary.ts";
import type { Plugin } from "vite";
import { messageModule } from "./compile.ts";
import { groupsIn, readMessages } from "./read-messages.ts";

interface Options {
  /** Has the messages as `<language>/<group>.json`. */
  folder: string;
  /** Groups that only some pages need, by bundle; all others load with every page. */
  bundles?: Record<string, string[]>;
}

const prefix = "virtual:messages/";
/** What a server needs: it renders every page. */
const ALL = "all";

/**
 * Compiles the ICU messages of a language into functions, so that nothing is parsed in the browser. `virtual:messages/en` is a module
 * with what every page needs, `virtual:messages/en/bag` has the bundle `bag`, and `virtual:messages/en/all` has everything.
 */
export function compiledMessages({ folder, bundles = {} }: Options): Plugin {
  /** @param bundle "" for what every page needs */
  const groupsOf = (language: Language, bundle: string): string[] => {
    const groups = groupsIn(folder, language);
    if (bundle === ALL) return groups;
    return bundles[bundle] ?? groups.filter((group) => !Object.values(bundles).flat().includes(group));
  };
  return {
    name: "compiled-messages",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, bundle = ""] = id.slice(prefix.length + 1).split("/") as [Language, string?];
      const groups = groupsOf(language, bundle);
      for (const group of groups) this.addWatchFile(join(folder, language, `${group}.json`));
      return messageModule(language, readMessages(folder, language, groups));
    },
    /** Shows a changed message at once: its modules are compiled again, and the browser reads the page again. */
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return;
      const { moduleGraph, hot } = this.environment;
      const compiled = [...moduleGraph.idToModuleMap.values()].filter((module) => module.id?.startsWith(`\0${prefix}`));
      for (const module of compiled) moduleGraph.invalidateModule(module);
      hot.send({ type: "full-reload" });
      return [];
    },
  };
}
