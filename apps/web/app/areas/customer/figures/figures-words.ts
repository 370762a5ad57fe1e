import { loadOwnWords } from "../../../i18n/load-words.ts";

await loadOwnWords({ en: () => import("virtual:messages/en/figures"), es: () => import("virtual:messages/es/figures") });
