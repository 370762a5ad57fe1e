import type { Language } from "@azulejo/contract/vocabulary.ts";
import { useSyncExternalStore } from "react";

export type { Language };

const KEY = "office-language";
export const other: Record<Language, Language> = { en: "es", es: "en" };

let current: Language = "en";
const listeners = new Set<() => void>();

/** Returns the language stored in the browser, else the one that the browser prefers. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === "en" || kept === "es") return kept;
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

export const currentLanguage = (): Language => current;

/** Switches the office to a language whose messages have been loaded, and stores the choice. */
export function setLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  localStorage.setItem(KEY, language);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
