import type { ContentReader } from "@azulejo/content-client";
import { type Language, languages } from "@azulejo/contract";
import type { Log } from "../../context.ts";
import { createLexicon, type Lexicon, type Lexicons, standardLexicons } from "../../search/text/lexicon.ts";

/** The datasource where staff add words: `name` is what is typed, `value` what it also finds, separated by commas. */
export const searchWords = (language: Language): string => `search-words-${language}`;

type Entries = Awaited<ReturnType<ContentReader["entries"]>>;

/** Search never waits for the content system; until it answers, the previous words are used. */
export function createLexicons(content: Pick<ContentReader, "entries">, log: Pick<Log, "warn">): Lexicons {
  const known: Record<Language, { entries: Entries; lexicon: Lexicon }> = {
    en: { entries: [], lexicon: standardLexicons.en },
    es: { entries: [], lexicon: standardLexicons.es },
  };
  let reading: Promise<void> | null = null;
  const read = async () => {
    for (const language of languages) {
      // The reader returns the same list until something is published.
      const entries = await content.entries(searchWords(language));
      if (entries !== known[language].entries) known[language] = { entries, lexicon: createLexicon(language, ownWords(entries)) };
    }
  };
  const begin = (): Promise<void> => {
    reading ??= read()
      .catch((error) => log.warn({ err: error }, "the supplier's search words could not be read"))
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return {
    of(language) {
      void begin();
      return known[language].lexicon;
    },
    async refresh() {
      // A read under way may have begun before the change, so another one follows it.
      await reading;
      await begin();
    },
  };
}

const ownWords = (entries: Entries): Record<string, string[]> =>
  Object.fromEntries(entries.map(({ name, value }) => [name, phrasesOf(value)]));

/** Returns the phrases of an entry's value. */
export const phrasesOf = (value: string): string[] =>
  value
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
