import { loadOwnWords, loadWords } from "../../../i18n/load-words.ts";

await Promise.all([
  loadWords("checkout"),
  loadOwnWords({ en: () => import("virtual:messages/en/pay"), es: () => import("virtual:messages/es/pay") }),
]);
