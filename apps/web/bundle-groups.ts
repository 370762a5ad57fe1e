import { readFileSync } from "node:fs";

/** The bundles that files name. A file that several of them import belongs to the first. */
export const bundleNames = [
  // Code of every page: one file, because small files compress badly and each adds headers.
  "shell",
  "pictures",
  "laid",
  "content-picture",
  "compare",
  "cards",
  "blocks",
  "plain-blocks",
  // Parts that work as HTML first, and get their code after the page.
  "later",
  "tags",
] as const;

const marker = /^\/\/ @bundle ([\w-]+)$/m;
const known = new Map<string, string | undefined>();

/** The part of React that pages and the browser's entry share; a package can't name its bundle. */
const REACT_DOM = /\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.)/;

/** Returns the bundle that a source file names in its first line; what only such files import goes with them. */
export function bundleOf(file: string): string | undefined {
  if (REACT_DOM.test(file)) return "shell";
  if (!/\/(?:app|src)\/.*\.tsx?$/.test(file)) return undefined;
  if (!known.has(file)) known.set(file, marker.exec(readFileSync(file, "utf8").split("\n", 1)[0] ?? "")?.[1]);
  return known.get(file);
}

export const bundleGroups = bundleNames.map((name) => ({ name, test: (file: string) => bundleOf(file) === name }));
