import { readFileSync } from "node:fs";

/** The names of bundles that source files can choose. A file imported by several of them belongs to the first. */
export const bundleNames = [
  // Code for every page: in one file, because small files compress badly and each adds headers.
  "shell",
  "pictures",
  "laid",
  "content-picture",
  "compare",
  "cards",
  "blocks",
  "plain-blocks",
  // Parts that work as plain HTML at first, and whose code loads after the page.
  "later",
  "tags",
] as const;

const marker = /^\/\/ @bundle ([\w-]+)$/m;
const known = new Map<string, string | undefined>();

/** The part of React shared by pages and the browser's entry; a package can't choose its bundle in its own files. */
const REACT_DOM = /\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.)/;

/** Returns the bundle that a source file names in its first line; modules imported only by such files go into the same bundle. */
export function bundleOf(file: string): string | undefined {
  if (REACT_DOM.test(file)) return "shell";
  if (!/\/(?:app|src)\/.*\.tsx?$/.test(file)) return undefined;
  if (!known.has(file)) known.set(file, marker.exec(readFileSync(file, "utf8").split("\n", 1)[0] ?? "")?.[1]);
  return known.get(file);
}

/** What formats messages. In one file, so that a page's words never name two. */
const MESSAGE_RUNTIME = { name: "messages", test: /\/node_modules\/(?:@messageformat\/runtime|make-plural)\// };

export const bundleGroups = [...bundleNames.map((name) => ({ name, test: (file: string) => bundleOf(file) === name })), MESSAGE_RUNTIME];
