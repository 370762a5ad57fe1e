import type { Story } from "@azulejo/content-client";
import type { Language } from "@azulejo/contract";
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { fold } from "../../domain/text-folding.ts";
import type { Lexicon } from "../../search/text/lexicon.ts";
import { type Concept, readQuery } from "../../search/text/read-query.ts";
import { tradeWords } from "../../search/text/trade-words.ts";
import { hasDigit, termOf, wordsOf } from "../../search/text/words.ts";
import { textOfStory, titleOf } from "./story-text.ts";

export interface StoryIndex {
  /** Returns story ids, best first. */
  find(query: string, lexicon: Lexicon): string[];
}

interface Document {
  id: string;
  title: string;
  description: string;
  body: string;
  /** Words for the kind of page, which readers may search for. */
  kind: string;
}

/** The weight of a page relative to an article, for searches such as hours and returns. */
const PAGE = 3;
/** The weight of a synonym relative to the typed phrase. */
const SAME = 0.6;
const BOOST = { title: 10, description: 2, kind: 8 };

/**
 * Creates an index that ranks stories by BM25 in one language.
 * @param extra more text for a story, such as the address of its store
 */
export async function createStoryIndex(language: Language, stories: Story[], extra: (story: Story) => string): Promise<StoryIndex> {
  const index = new MiniSearch<Document>({
    fields: ["title", "description", "body", "kind"],
    tokenize: wordsOf,
    processTerm: (word) => termOf(fold(word), language),
    searchOptions: { boost: BOOST },
  });
  await index.addAllAsync(stories.map((story) => toDocument(language, story, extra(story))));
  const articles = new Set(stories.filter(({ content }) => content.component === "article").map(({ uuid }) => uuid));
  return {
    find(query, lexicon) {
      const concepts = readQuery(lexicon, query);
      const queries = concepts.map(toQuery);
      const options = { ...(concepts.some(({ isPage }) => isPage) && { boostDocument: (id: string) => (articles.has(id) ? 1 : PAGE) }) };
      const strict = index.search({ combineWith: "AND", queries }, options);
      const found = strict.length > 0 ? strict : index.search({ combineWith: "OR", queries }, options);
      return found.map(({ id }) => String(id));
    },
  };
}

function toDocument(language: Language, story: Story, extra: string): Document {
  const { description, intro } = story.content as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    id: story.uuid,
    title: titleOf(story),
    description: [text(description), text(intro), extra].join("\n"),
    body: textOfStory(story),
    kind: tradeWords[language].kinds[String(story.content.component)] ?? "",
  };
}

/** Builds a query for the typed words or a synonym. The last word may be a prefix. */
function toQuery({ typed, same, finds, otherwise, open }: Concept): Query {
  const phrase = (words: string[], options: SearchOptions): Query => ({ combineWith: "AND", queries: [words.join(" ")], ...options });
  return {
    combineWith: "OR",
    queries: [
      phrase(typed, {
        ...(open && { prefix: (_word, position, words) => position === words.length - 1 && words.length > 0 }),
        fuzzy: fuzziness,
      }),
      ...[...same, ...finds, ...otherwise].map((words) => phrase(words, { boostTerm: () => SAME })),
    ],
  };
}

/** Allows one typo in a long word, and none in a short one or a number, where it would match another. */
const fuzziness = (word: string): number => (word.length > 5 && !hasDigit.test(word) ? 1 : 0);
