import { loadWords } from "../../i18n/load-words.ts";

await loadWords({ en: () => import("virtual:messages/en/stores"), es: () => import("virtual:messages/es/stores") });
