import type { Language } from "@azulejo/contract";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { localisedPath } from "./locale-routing.ts";
import { localeRouting } from "../routing/routing-config.ts";
import { type Formats, formatsOf } from "./formats.ts";
import { type Text, textFrom } from "./text-keys.ts";

interface Localisation {
  language: Language;
  t: Text;
  formats: Formats;
}

const LocalisationContext = createContext<Localisation | null>(null);

/** Gives everything below it one language: its messages and formats. */
export function Localised({ language, messages, children }: { language: Language; messages: Parameters<typeof textFrom>[0]; children: ReactNode }) {
  const value = useMemo(() => ({ language, t: textFrom(messages), formats: formatsOf(language) }), [language, messages]);
  return <LocalisationContext value={value}>{children}</LocalisationContext>;
}

function useLocalisation(): Localisation {
  const value = useContext(LocalisationContext);
  if (!value) throw new Error("Texts are read inside <Localised>");
  return value;
}

export const useText = (): Text => useLocalisation().t;
export const useLanguage = (): Language => useLocalisation().language;
export const useFormats = (): Formats => useLocalisation().formats;

/** Makes addresses in the page's language: `to("shoppingbag")`. */
export function useTo(): (path: string) => string {
  const { language } = useLocalisation();
  return (path) => localisedPath(localeRouting, language, path);
}
