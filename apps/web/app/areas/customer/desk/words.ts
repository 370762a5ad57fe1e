import { loadWords } from "../../../i18n/load-words.ts";

await loadWords({ en: () => import("virtual:messages/en/desk"), es: () => import("virtual:messages/es/desk") });
