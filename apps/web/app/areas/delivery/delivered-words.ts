import { loadOwnWords } from "../../i18n/load-words.ts";

await loadOwnWords({ en: () => import("virtual:messages/en/delivered"), es: () => import("virtual:messages/es/delivered") });
