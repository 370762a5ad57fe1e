import { loadWords } from "../../i18n/load-words.ts";

export const loadCheckoutWords = (): Promise<void> =>
  loadWords({ en: () => import("virtual:messages/en/checkout"), es: () => import("virtual:messages/es/checkout") });
