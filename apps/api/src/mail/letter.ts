import type { Language } from "@azulejo/contract";
import type { Values } from "@azulejo/messages/compile.ts";
import { type MessageKey, text } from "../messages/index.ts";

/** The text of a short email in one language. */
export interface LetterText {
  subject: string;
  heading: string;
  lines: string[];
  /** The labels of its buttons. */
  actions: string[];
  /** Small print. */
  after: string[];
}

/** Message keys of a short email. */
export interface Letter {
  subject: MessageKey;
  heading: MessageKey;
  lines: readonly MessageKey[];
  actions: readonly MessageKey[];
  after: readonly MessageKey[];
}

/** Returns the text of a letter. @param values values for all of its messages */
export function letterText(language: Language, letter: Letter, values: Values): LetterText {
  const written = (key: MessageKey): string => text(language, key, values);
  return {
    subject: written(letter.subject),
    heading: written(letter.heading),
    lines: letter.lines.map(written),
    actions: letter.actions.map(written),
    after: letter.after.map(written),
  };
}
