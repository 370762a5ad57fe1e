import type { Language } from "@azulejo/contract";
import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { useEffect, useMemo, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import type { CallInput, CallValue } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";

type Words = Record<Language, Record<string, string>>;
export type LetterPreview = CallValue<"previewLetter">;

/** While somebody types, the preview waits for a pause of this length. */
const PAUSE_MS = 400;

/** Returns texts that were changed but not saved; an empty one means the standard text again. */
function unsavedOf(saved: Words, typed: Words): Words {
  const of = (language: Language) => {
    const keys = new Set([...Object.keys(saved[language]), ...Object.keys(typed[language])]);
    const changed = [...keys].filter((key) => saved[language][key] !== typed[language][key]);
    return Object.fromEntries(changed.map((key) => [key, typed[language][key] ?? ""]));
  };
  return { en: of("en"), es: of("es") };
}

interface Shown {
  letter: LetterId;
  language: Language;
  saved: Words;
  typed: Words;
}

/** Renders an email with the typed texts, and again after each pause. The last valid preview stays while the texts are invalid. */
export function useLetterPreview({ letter, language, saved, typed }: Shown) {
  const [preview, setPreview] = useState<LetterPreview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const sent = JSON.stringify({ letter, language, words: unsavedOf(saved, typed) });
  // Saving turns the typed texts into the shop's own without changing them.
  const stored = JSON.stringify(saved);
  const input = useMemo(() => JSON.parse(sent) as CallInput<"previewLetter">, [sent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview also shows what was saved
  useEffect(() => {
    const given = new AbortController();
    const show = async () => {
      try {
        const next = await signedInCall(() => callOffice("previewLetter", input, { signal: given.signal }));
        setFailed(false);
        setPreview((last) => (next.mail ? next : { ...next, mail: last?.mail ?? null }));
      } catch {
        if (!given.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(show, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [input, stored]);
  return { preview, input, hasFailed };
}
