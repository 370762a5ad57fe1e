import { type Language, languages } from "@azulejo/contract";
import { fold } from "../domain/text-folding.ts";
import type { Lexicon } from "./text/lexicon.ts";
import { type Concept, readQuery } from "./text/read-query.ts";
import { termOf, wordsOf } from "./text/words.ts";

/** How many of a query's concepts each label matches, by label code. */
export type LabelScores = Uint8Array;

/** The distinct variant labels, so that a query such as "12x24 matte" can select a product's variant. */
export class VariantLabels {
  readonly #codes = new Map<string, number>();
  /** Language → term → codes of the labels that contain it. */
  readonly #labelsOf: Record<Language, Map<string, number[]>> = { en: new Map(), es: new Map() };

  /** All labels by code. */
  get state(): Record<Language, string>[] {
    return Array.from(this.#codes.keys(), (key) => {
      const [en, es] = JSON.parse(key) as [string, string];
      return { en, es };
    });
  }

  set state(labels: Record<Language, string>[]) {
    for (const label of labels) this.codeOf(label);
  }

  has({ en, es }: Record<Language, string>): boolean {
    return this.#codes.has(JSON.stringify([en, es]));
  }

  /** Returns a label's code, assigned on first use. */
  codeOf(label: Record<Language, string>): number {
    const key = JSON.stringify([label.en, label.es]);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(key, code);
    for (const language of languages) {
      for (const term of new Set(wordsOf(label[language]).map((word) => termOf(word, language)))) {
        const codes = this.#labelsOf[language].get(term);
        if (codes) codes.push(code);
        else this.#labelsOf[language].set(term, [code]);
      }
    }
    return code;
  }

  /** Returns null if no label matches any part of the query. */
  score(lexicon: Lexicon, query: string): LabelScores | null {
    const scores = new Uint8Array(this.#codes.size);
    let any = false;
    for (const concept of readQuery(lexicon, query)) {
      const found = this.#withConcept(lexicon.language, concept);
      any ||= found.size > 0;
      for (const code of found) scores[code]! += 1;
    }
    return any ? scores : null;
  }

  #withConcept(language: Language, { typed, finds, otherwise }: Concept): Set<number> {
    const asTyped = this.#withPhrase(language, typed.map(fold));
    const others = asTyped.length === 0 ? [...finds, ...otherwise] : finds;
    return new Set([...asTyped, ...others.flatMap((words) => this.#withPhrase(language, words))]);
  }

  #withPhrase(language: Language, words: string[]): number[] {
    const [first = [], ...others] = words.map((word) => this.#labelsOf[language].get(termOf(word, language)) ?? []);
    const rest = others.map((codes) => new Set(codes));
    return first.filter((code) => rest.every((codes) => codes.has(code)));
  }
}
