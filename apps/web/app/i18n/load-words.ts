import { keepMessages } from "./text.ts";

const groups = {
  account: { en: () => import("virtual:messages/en/account"), es: () => import("virtual:messages/es/account") },
  bag: { en: () => import("virtual:messages/en/bag"), es: () => import("virtual:messages/es/bag") },
  checkout: { en: () => import("virtual:messages/en/checkout"), es: () => import("virtual:messages/es/checkout") },
  detail: { en: () => import("virtual:messages/en/detail"), es: () => import("virtual:messages/es/detail") },
  form: { en: () => import("virtual:messages/en/form"), es: () => import("virtual:messages/es/form") },
  order: { en: () => import("virtual:messages/en/order"), es: () => import("virtual:messages/es/order") },
};

/** Fetches the words of some pages before their modules are ready. The server has all words from its start. */
export const loadWords = (group: keyof typeof groups): Promise<void> => loadOwnWords(groups[group]);

/** Fetches words that only a later part of a page needs, so that their addresses aren't in every page's scripts. */
export async function loadOwnWords(group: (typeof groups)[keyof typeof groups]): Promise<void> {
  if (import.meta.env.SSR) return;
  const language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  try {
    keepMessages(language, (await group[language]()).default);
  } catch (error) {
    // The server's HTML stays readable; only parts rendered in the browser lack text.
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
  }
}
