import { loadOwnWords, loadWords } from "../../../i18n/load-words.ts";

await Promise.all([
  loadWords("bag"),
  loadOwnWords({ en: () => import("virtual:messages/en/delay"), es: () => import("virtual:messages/es/delay") }),
]);
