import { loadOwnWords } from "../../../i18n/load-words.ts";

await loadOwnWords({ en: () => import("virtual:messages/en/bank"), es: () => import("virtual:messages/es/bank") });
