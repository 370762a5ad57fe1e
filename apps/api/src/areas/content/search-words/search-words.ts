import { type Language, languages, type office, ShopError } from "@azulejo/contract";
import type { OfficeSearchWord } from "@azulejo/contract/areas/office/content/search-words.ts";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { fold } from "../../../domain/text-folding.ts";
import { createLexicon, type Lexicon } from "../../../search/text/lexicon.ts";
import { recordAct } from "../../audit/index.ts";
import { cardsOfHits } from "../../product/index.ts";
import { findStories } from "../find-stories.ts";
import { phrasesOf, searchWords } from "../lexicons.ts";
import { callSpace, readEntries, storeEntry } from "../staff/index.ts";
import { titleOf } from "../story-text.ts";

const NAMES = 8;
/** The error if another person deletes the word at the same time. */
const missingWord = { missing: "office_search_word_not_found" } as const;

export const listSearchWords: Verb<typeof office.searchWords> = async (context) => {
  const all = [];
  for (const language of languages) all.push(...(await readWords(context, language)));
  return all;
};

export const trySearchWord: Verb<typeof office.trySearchWord> = async (context, { language, term, finds }) => {
  const saved = await readWords(context, language);
  const others = saved.filter((one) => !isSameTerm(one.term, term));
  const lexiconOf = (words: readonly Pick<OfficeSearchWord, "term" | "finds">[]) =>
    createLexicon(language, Object.fromEntries(words.map((one) => [one.term, one.finds])));
  return {
    now: await find(context, language, term, lexiconOf(saved)),
    withWords: await find(context, language, term, lexiconOf(finds.length > 0 ? [...others, { term, finds }] : others)),
  };
};

export const saveSearchWord: Verb<typeof office.saveSearchWord> = async (context, { id, was, language, term, finds }) => {
  const all = await readWords(context, language);
  const before = id === null ? null : findUnchanged(all, id, was);
  const taken = new ShopError("office_search_word_taken", { term });
  if (all.some((one) => one.id !== id && isSameTerm(one.term, term))) throw taken;
  const phrases = [...new Set(finds)];
  const { id: savedId } = await storeEntry(
    context,
    searchWords(language),
    id,
    { name: term, value: phrases.join(", ") },
    { ...missingWord, taken },
  );
  const valuesOf = (word: { term: string; finds: string[] }) => ({ term: word.term, language, finds: word.finds.join(", ") });
  const after = { term, finds: phrases };
  await recordAct(context, {
    kind: "search_word.saved",
    subject: "search_word",
    no: term,
    before: before && valuesOf(before),
    after: valuesOf(after),
  });
  await context.lexicons.refresh();
  return { id: savedId, language, ...after };
};

export const deleteSearchWord: Verb<typeof office.deleteSearchWord> = async (context, { id, language, was }) => {
  const { term, finds } = findUnchanged(await readWords(context, language), id, was);
  await callSpace(context, { method: "DELETE", path: `datasource_entries/${id}` }, missingWord);
  await recordAct(context, {
    kind: "search_word.deleted",
    subject: "search_word",
    no: term,
    before: { term, language, finds: finds.join(", ") },
    after: { finds: null },
  });
  await context.lexicons.refresh();
  return { done: true };
};

/** Returns the shop's own words in one language, by their term. */
async function readWords(context: Context, language: Language): Promise<OfficeSearchWord[]> {
  const entries = await readEntries(context, searchWords(language));
  return entries
    .map(({ id, name, value }) => ({ id, language, term: name, finds: phrasesOf(value) }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}

const isSameTerm = (one: string, other: string): boolean => fold(one) === fold(other);

/** @throws office_search_word_not_found, office_search_word_changed if it has changed since the caller read it */
function findUnchanged(all: OfficeSearchWord[], id: number, was: Pick<OfficeSearchWord, "term" | "finds"> | null): OfficeSearchWord {
  const stored = all.find((one) => one.id === id);
  if (!stored) throw new ShopError("office_search_word_not_found");
  const isSame = was && was.term === stored.term && was.finds.join() === stored.finds.join();
  if (!isSame) throw new ShopError("office_search_word_changed", { term: stored.term });
  return stored;
}

/** Returns the whole shop's results for a term, as guests see them. */
async function find(context: Context, language: Language, term: string, lexicon: Lexicon) {
  const inLanguage = { ...context, language, lexicons: { of: () => lexicon, refresh: async () => {} } };
  const { total, hits } = await context.search.search({
    ...{ language, text: term, lexicon, filters: {}, price: {}, sort: "relevance" },
    ...{ offset: 0, limit: NAMES, pricesHidden: false },
  });
  const [cards, stories] = await Promise.all([cardsOfHits(inLanguage, hits), findStories(inLanguage, term)]);
  const names = [...cards.map(({ name }) => name), ...stories.map(titleOf)];
  return { products: total, pages: stories.length, names: names.slice(0, NAMES) };
}
