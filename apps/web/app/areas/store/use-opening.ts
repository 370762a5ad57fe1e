import type { storeCalls, ValueOf } from "@azulejo/contract";
import { useState } from "react";
import { shortClock, shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

type Opening = ValueOf<typeof storeCalls.opening>;

/** Returns until when a store is open, or when it opens next, after `load` was called; undefined before, and if it fails. */
export function useOpening(store: string | undefined, language: Language): { words: string | undefined; load(): void } {
  const t = useText();
  const [opening, setOpening] = useState<Opening | null>(null);
  const load = () => {
    if (!store) return;
    void fetch(`/${language}/store-opening?store=${encodeURIComponent(store)}`)
      .then(async (answer) => setOpening(answer.ok ? ((await answer.json()) as Opening) : null))
      .catch(() => {});
  };
  if (!opening?.changes) return { words: undefined, load };
  const { isOpen, today, changes } = opening;
  const values = { time: shortClock(changes.time, language) };
  if (isOpen) return { words: t("shell.openUntil", values), load };
  if (changes.day === today) return { words: t("shell.opensAt", values), load };
  return { words: t("shell.opensOn", { ...values, day: shortDay(changes.day, language) }), load };
}
