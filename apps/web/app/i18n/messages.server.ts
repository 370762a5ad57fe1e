import type { Language } from "@azulejo/contract";
import en from "virtual:messages/en";
import es from "virtual:messages/es";
import { type Text, textFrom } from "./text-keys.ts";

const texts: Record<Language, Text> = { en: textFrom(en), es: textFrom(es) };

/** The messages of a language, for loaders and actions. */
export const textOf = (language: Language): Text => texts[language];
