import type { Language } from "@azulejo/contract";
import type { LetterId, LetterReader } from "@azulejo/contract/staff/letters.ts";
import type { Query } from "@azulejo/database";
import type { Storefront } from "../../domain/storefront.ts";
import type { SupplierWords } from "../../messages/supplier-words.ts";
import type { Mail } from "../mail/mailer.ts";

/** How emails are written. */
export interface SampleWords {
  language: Language;
  /** The shop's own words, including unsaved ones. */
  words: SupplierWords;
}

/** An email to write with example values. */
export interface Sample extends SampleWords {
  letter: LetterId;
}

export interface SampleMail extends Omit<Mail, "key"> {
  /** The message keys that it uses, in order. */
  keys: string[];
}

/** Writes each of the shop's emails with example values, by the code that writes the real ones. */
export interface SampleLetters {
  /** Returns the recipients of each email. */
  readers(): Promise<Record<LetterId, LetterReader>>;
  /** Reads the examples' values once for all letters in one language. */
  openWriter(query: Query, storefront: Storefront, words: SampleWords): Promise<(letter: LetterId) => Promise<SampleMail>>;
  write(query: Query, storefront: Storefront, sample: Sample): Promise<SampleMail>;
}
