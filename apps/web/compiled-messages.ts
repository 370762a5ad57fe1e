import { join } from "node:path";
import type { Language } from "@azulejo/contract/vocabulary.ts";
import { messageModule } from "@azulejo/messages/compile.ts";
import { groupsIn, readMessages } from "@azulejo/messages/read-messages.ts";
import type { Plugin } from "vite";

const prefix = "virtual:messages/";
const folder = join(import.meta.dirname, "app/i18n/messages");

/** Messages that only some pages need, by bundle; all others load with every page. */
export const bundles: Record<string, string[]> = {
  account: ["account", "customer"],
  bag: ["bag"],
  bank: ["bank"],
  checkout: ["checkout"],
  content: ["content"],
  delay: ["delay"],
  delivered: ["delivered"],
  desk: ["desk"],
  detail: ["detail"],
  approvals: ["approvals"],
  figures: ["figures"],
  form: ["form"],
  gallery: ["gallery"],
  ideas: ["ideas"],
  invoices: ["invoices"],
  layout: ["layout"],
  list: ["list"],
  order: ["order"],
  orders: ["orders"],
  pay: ["pay"],
  privacy: ["privacy"],
  quick: ["quick"],
  quotes: ["quotes"],
  slabs: ["slabs"],
  stores: ["stores"],
  wishlist: ["wishlist"],
};

/** What the server needs: it renders every page. */
const ALL = "all";

/** @param bundle "" for what every page needs */
function groupsOf(language: Language, bundle: string): string[] {
  const groups = groupsIn(folder, language);
  if (bundle === ALL) return groups;
  return bundles[bundle] ?? groups.filter((group) => !Object.values(bundles).flat().includes(group));
}

/** Compiles the ICU messages of a language into functions; nothing is parsed in the browser. */
export function compiledMessages(): Plugin {
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
