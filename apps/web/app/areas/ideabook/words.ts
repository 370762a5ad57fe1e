import { loadWords } from "../../i18n/load-words.ts";

await loadWords({ en: () => import("virtual:messages/en/ideas"), es: () => import("virtual:messages/es/ideas") });
