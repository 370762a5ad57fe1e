import { loadWords } from "../../i18n/load-words.ts";

export const loadBagWords = (): Promise<void> =>
  loadWords({ en: () => import("virtual:messages/en/bag"), es: () => import("virtual:messages/es/bag") });
