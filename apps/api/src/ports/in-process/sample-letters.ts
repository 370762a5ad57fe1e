import type { Language } from "@azulejo/contract";
import type { LetterId, LetterReader } from "@azulejo/contract/staff/letters.ts";
import type { Query } from "@azulejo/database";
import type { Storefront } from "../../domain/storefront.ts";
import type { SupplierWords } from "../../messages/supplier-words.ts";
import type { Mail } from "../mail/mailer.ts";

/** Which email to write with example values. */
export interface Sample {
  letter: LetterId;
  language: Language;
  /** The shop's own words, unsaved ones included. */
  words: SupplierWords;
}

export interface SampleMail extends Omit<Mail, "key"> {
  /** The messages that it uses, in their order. */
  keys: string[];
}

/** Writes each of the shop's emails with example values, by the code that writes the real ones. */
export interface SampleLetters {
  /** Returns who receives each email. */
  readers(): Promise<Record<LetterId, LetterReader>>;
  write(query: Query, storefront: Storefront, sample: Sample): Promise<SampleMail>;
}
