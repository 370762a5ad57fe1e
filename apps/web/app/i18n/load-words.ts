// @bundle shell
import { keepMessages } from "./text.ts";

/** A group of messages in each language. */
type Words = Record<"en" | "es", () => Promise<{ default: Parameters<typeof keepMessages>[1] }>>;

/** Fetches the messages that a page imports with `import "virtual:words/…"`, before its modules run. */
export async function loadWords(groups: Words[]): Promise<void> {
  const language = document.documentElement.lang.startsWith("es") ? "es" : "en";
  try {
    const files = await Promise.all(groups.map((words) => words[language]()));
    for (const file of files) keepMessages(language, file.default);
  } catch (error) {
    // The server's HTML stays readable; only parts rendered in the browser lack text.
    console.error(`Failed locale loading: ${error instanceof Error ? error.message : error}`);
  }
}
