import type { Language } from "./language.ts";
import { keepMessages } from "./text.ts";

const files = { en: () => import("virtual:messages/en/all"), es: () => import("virtual:messages/es/all") };

/** Fetches the messages of a language, so that {@link text} finds them. */
export async function loadMessages(language: Language): Promise<void> {
  keepMessages(language, (await files[language]()).default);
}
