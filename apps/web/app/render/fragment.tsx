import type { ReactNode } from "react";

/** Everything that a fragment's HTML depends on, its kind first: plain data, such as the shell's revision, a product's card or a language. */
export type FragmentKey = readonly unknown[];

/** Returns fragments' elements in place of their content. */
export type HoldFragments = (keys: readonly FragmentKey[], content: (at: number) => ReactNode) => ReactNode;

let hold: HoldFragments | null = null;

/** Lets the server keep the HTML of fragments; the browser renders all of them. */
export function holdFragments(by: HoldFragments | null): void {
  hold = by;
}

interface Props {
  /** The same key has the same HTML on every page. */
  of: () => FragmentKey;
  /** One element. It may not use `useId`, whose ids depend on the place in the page. */
  children: () => ReactNode;
}

/**
 * A part of a page that many pages show alike, such as a product's card. The server renders it once and reuses its HTML, because
 * React takes longer for such parts than for everything else of a page.
 */
export const Fragment = ({ of, children }: Props): ReactNode => (hold ? hold([of()], children) : children());

interface ListProps<Item> {
  items: readonly Item[];
  of: (item: Item) => FragmentKey;
  /** One element with a key, for which the same applies. */
  children: (item: Item) => ReactNode;
}

/** Fragments beside each other. Where all of them are known, they cost as much as one. */
export function FragmentList<Item>({ items, of, children }: ListProps<Item>): ReactNode {
  return hold ? hold(items.map(of), (at) => children(items[at] as Item)) : items.map(children);
}
