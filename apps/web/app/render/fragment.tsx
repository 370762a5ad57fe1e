import type { ReactNode } from "react";

/**
 * Everything on which a fragment's HTML depends, starting with its kind: plain data, such as the shell's revision, a product's card or a
 * language.
 */
export type FragmentKey = readonly unknown[];

/** Returns elements that stand for fragments, in place of their content. */
export type HoldFragments = (keys: readonly FragmentKey[], content: (at: number) => ReactNode) => ReactNode;

let hold: HoldFragments | null = null;

/** Lets the server reuse the HTML of fragments; the browser renders all of them. */
export function holdFragments(by: HoldFragments | null): void {
  hold = by;
}

interface Props {
  /** Returns the key; the same key has the same HTML on every page. */
  of: () => FragmentKey;
  /** Renders one element. It must not use `useId`, whose ids depend on the position in the page. */
  children: () => ReactNode;
}

/**
 * A part that looks the same on many pages, such as a product's card. The server renders it once and reuses its HTML, because React takes
 * longer for such parts than for the rest of a page.
 */
export const Fragment = ({ of, children }: Props): ReactNode => (hold ? hold([of()], children) : children());

interface ListProps<Item> {
  items: readonly Item[];
  of: (item: Item) => FragmentKey;
  /** Renders one element with a key; it must not use `useId` either. */
  children: (item: Item) => ReactNode;
}

/** Several fragments in a row. If the HTML of all is known, they take no longer than a single one. */
export function FragmentList<Item>({ items, of, children }: ListProps<Item>): ReactNode {
  return hold ? hold(items.map(of), (at) => children(items[at] as Item)) : items.map(children);
}
