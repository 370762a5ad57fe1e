import { loadWords } from "../../../i18n/load-words.ts";

await loadWords({ en: () => import("virtual:messages/en/quotes"), es: () => import("virtual:messages/es/quotes") });
