import type { ReactNode } from "react";

/** Returns a fragment's element in place of its content. */
export type HoldFragment = (key: string, content: () => ReactNode) => ReactNode;

let hold: HoldFragment | null = null;

/** Lets the server keep the HTML of fragments; the browser renders all of them. */
export function holdFragments(by: HoldFragment): void {
  hold = by;
}

interface Props {
  /** What the HTML depends on, including the language: the same key has the same HTML on every page. */
  of: () => string;
  /** One element. It may not use `useId`, whose ids depend on the place in the page. */
  children: () => ReactNode;
}

/**
 * A part of a page that many pages show alike, such as a product's card. The server renders it once and reuses its HTML, because
 * React takes longer for such parts than for everything else of a page.
 */
export const Fragment = ({ of, children }: Props): ReactNode => (hold ? hold(of(), children) : children());
