import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const aboutCode = ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/traps.md", "docs/security.md", "docs/design/*.md", "docs/decisions/*.md"];
const sources = ["{apps,packages,seed,tools,e2e,studio}/**/*.{ts,tsx,mjs,cjs,sql,yaml,json}", "docs/settings.yaml"];
const file = /`((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|[mc]js|yaml|sql))`/g;
/** `settleOrder`, `changeLocked(…)`, `stock_movement`, `customer_order.search`. */
const name = /`([a-z]+[A-Z]\w*|[a-z]+_[a-z_]+)(?:[.(][^`]*)?`/g;

/** Returns names in documents that don't exist in the code: files by the end of their path, identifiers, tables. */
export function unknownNames(root: string): string[] {
  const files = globSync(sources, { cwd: root, exclude: (path) => /(^|\/)(node_modules|build|\.react-router|\.data)(\/|$)/.test(path) });
  const words = new Set(files.flatMap((path) => readFileSync(join(root, path), "utf8").match(/\w+/g) ?? []));
  return globSync(aboutCode, { cwd: root }).flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    const lostFiles = [...text.matchAll(file)].filter(([, path = ""]) => !files.some((one) => one === path || one.endsWith(`/${path}`)));
    const lostNames = [...text.matchAll(name)].filter(([, word = ""]) => !words.has(word));
    return [...lostFiles, ...lostNames].map(([, lost]) => `${page}: the code has no ${lost}`);
  });
}
