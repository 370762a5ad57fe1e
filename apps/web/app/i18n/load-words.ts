// @bundle shell
import { keepMessages } from "./text.ts";

/** A group of messages in each language, such as `{ en: () => import("virtual:messages/en/bag"), … }`. */
type Words = Record<"en" | "es", () => Promise<{ default: Parameters<typeof keepMessages>[1] }>>;

/**
 * Fetches the words of some pages before their modules are ready. The server has all words from its start. Each page names its
 * groups itself, so that their addresses aren't in every page's scripts.
 */
export async function loadWords(words: Words): Promise<void> {
  if (import.meta.env.SSR) return;
  const language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  try {
    keepMessages(language, (await words[language]()).default);
  } catch (error) {
    // The server's HTML stays readable; only parts rendered in the browser lack text.
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
  }
}
