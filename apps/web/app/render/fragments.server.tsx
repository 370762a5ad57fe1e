import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Attributes, ReactNode } from "react";
import { type FragmentKey, holdFragments } from "./fragment.tsx";

const MAX_BYTES = 16 * 1024 * 1024;
/** Approximate size of an entry's bookkeeping, in bytes. */
const OVERHEAD = 200;
/** Keys longer than this are stored as a hash. */
const LONGEST_KEY = 200;

function textOf(key: FragmentKey): string {
  const text = JSON.stringify(key);
  return text.length > LONGEST_KEY ? hash("sha256", text, "base64url") : text;
}

const kept = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  // A string takes one byte per character, unless it contains a character beyond Latin-1.
  sizeCalculation: (html, key) => html.length + key.length + OVERHEAD,
});

/** One fragment, or several whose HTML is known. */
interface Collected {
  key: string;
  /** Undefined if it is being rendered now. */
  html: string | undefined;
}

/** The fragments of the document being rendered, by their number in it, from 1; null while fragments aren't collected. */
let collected: Collected[] | null = null;

const OPEN = '<x-part n="';
const CLOSE = "</x-part>";

/** Makes fragments reuse HTML from now on. Not used in development, where a code change can change the HTML for the same key. */
export function reuseFragments(): void {
  holdFragments((named, content): ReactNode => {
    if (!collected) return named.length === 1 ? content(0) : named.map((_, at) => content(at));
    const keys = named.map(textOf);
    const htmls = keys.map((key) => kept.get(key));
    if (!htmls.includes(undefined)) return mark({ key: "", html: htmls.join("") }, null);
    const marks = keys.map((key, at) => mark({ key, html: htmls[at] }, htmls[at] === undefined ? content(at) : null));
    // A list with one element would affect the ids that React generates.
    return marks.length === 1 ? marks[0] : marks;
  });
}

function mark(part: Collected, content: ReactNode): ReactNode {
  const number = String(collected?.push(part));
  return (
    <x-part key={number} n={number}>
      {content}
    </x-part>
  );
}

/**
 * Runs a synchronous render, and inserts the HTML of its fragments.
 * @param isWhole whether no part of the HTML is missing
 * @returns null if a part is missing
 */
export function withFragments(render: () => string, isWhole: (html: string) => boolean): string | null {
  const fragments: Collected[] = [];
  collected = fragments;
  try {
    const marked = render();
    return isWhole(marked) ? assemble(marked, fragments) : null;
  } finally {
    collected = null;
  }
}

/** Replaces each mark by the HTML inside it or, if it is empty, by the stored HTML, innermost marks first. */
function assemble(marked: string, fragments: readonly Collected[]): string {
  const open: { number: number; html: string }[] = [];
  let html = "";
  let from = 0;
  for (;;) {
    const opens = marked.indexOf(OPEN, from);
    const closes = open.length > 0 ? marked.indexOf(CLOSE, from) : -1;
    if (opens < 0 && closes < 0) return html + marked.slice(from);
    if (opens >= 0 && (closes < 0 || opens < closes)) {
      const numberEnds = marked.indexOf('"', opens + OPEN.length);
      open.push({ number: Number(marked.slice(opens + OPEN.length, numberEnds)), html: html + marked.slice(from, opens) });
      html = "";
      from = numberEnds + 2;
      continue;
    }
    const { number, html: before } = open.pop() ?? { number: 0, html: "" };
    const fragment = fragments[number - 1];
    const inner = fragment?.html ?? html + marked.slice(from, closes);
    if (fragment && fragment.html === undefined) kept.set(fragment.key, flat(inner));
    html = before + inner;
    from = closes + CLOSE.length;
  }
}

/** Copies a substring, because a substring keeps the whole original string in memory. */
const flat = (part: string): string => Buffer.from(part).toString();

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-part": Attributes & { n: string; children: ReactNode };
    }
  }
}
