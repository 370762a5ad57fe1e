import { unprocessable } from "../http/failure.ts";
import { byPosition, type Content, contentOf, type Story, type Version } from "../snapshot/story.ts";

const LONGEST = 200;

const plain = /^[\x00-\x7f]*$/;
const accents = /[\u0300-\u036f]/g;

/** Lowercases and removes accents, so that `rio` and `Río` find the same. */
export const fold = (text: string): string => (plain.test(text) ? text : text.normalize("NFD").replace(accents, "")).toLowerCase();

/**
 * Finds stories with every word of a term in their address, name or content.
 * @returns matches in the address, then in the name, then the others; each by position
 */
export function searchStories(stories: Story[], term: string, version: Version): Story[] {
  if (term.length > LONGEST) throw unprocessable(`search_term is longer than ${LONGEST} letters`);
  const words = fold(term).split(/\s+/).filter(Boolean);
  const found = stories.flatMap((story) => {
    const rank = rankOf(story, words, version);
    return rank === null ? [] : [{ story, rank }];
  });
  return found.sort((a, b) => a.rank - b.rank || byPosition(a.story, b.story)).map(({ story }) => story);
}

function rankOf(story: Story, words: string[], version: Version): number | null {
  const holds = (text: string) => words.every((word) => text.includes(word));
  const [slug, name] = [fold(story.fullSlug), fold(story.name)];
  if (holds(slug)) return 0;
  if (holds(name)) return 1;
  const content = contentOf(story, version);
  return content && holds(`${slug}\n${name}\n${textOf(content)}`) ? 2 : null;
}

/** Folding is the slow part, so each content is folded once. */
const texts = new WeakMap<Content, string>();

function textOf(content: Content): string {
  const known = texts.get(content);
  if (known !== undefined) return known;
  const parts: string[] = [];
  collect(content, parts);
  const text = fold(parts.join("\n"));
  texts.set(content, text);
  return text;
}

const notRead = new Set(["_uid", "component", "fieldtype", "linktype", "id", "uuid", "type"]);

function collect(value: unknown, parts: string[]): void {
  if (typeof value === "string") parts.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, parts);
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) if (!notRead.has(name)) collect(part, parts);
  }
}
