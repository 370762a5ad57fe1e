import { loadWords } from "../../../i18n/load-words.ts";

await loadWords({ en: () => import("virtual:messages/en/quick"), es: () => import("virtual:messages/es/quick") });
