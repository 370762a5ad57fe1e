import type { Language } from "@azulejo/contract";
import { textOf } from "../i18n/messages.server.ts";

/** The sentence for an API that cannot be reached. */
export const networkMessage = (language: Language): string => textOf(language)("errors.network");
