import type { Language } from "@azulejo/contract";

export interface Keyword {
  does: "stop" | "start" | "help";
  /** The keyword's language; null for a keyword used in both. */
  language: Language | null;
}

/** Keywords that carriers require, and their Spanish forms. STOP and HELP are used in both languages. */
const keywords: Record<string, Keyword> = {
  STOP: { does: "stop", language: null },
  STOPALL: { does: "stop", language: null },
  CANCEL: { does: "stop", language: null },
  END: { does: "stop", language: null },
  QUIT: { does: "stop", language: null },
  UNSUBSCRIBE: { does: "stop", language: null },
  ALTO: { does: "stop", language: "es" },
  PARAR: { does: "stop", language: "es" },
  START: { does: "start", language: null },
  UNSTOP: { does: "start", language: null },
  HELP: { does: "help", language: null },
  INFO: { does: "help", language: null },
  AYUDA: { does: "help", language: "es" },
};

/** Reads a customer's text message. Anything but a keyword gets the help answer, because nobody reads it. */
export function keywordOf(body: string): Keyword {
  const word = body
    .toUpperCase()
    .replace(/[^\p{L}\s]/gu, "")
    .trim();
  return (Object.hasOwn(keywords, word) ? keywords[word] : undefined) ?? { does: "help", language: null };
}
