import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Files that run in the shop's processes. Pages in the browser end with their visitor. */
const programs = "{apps/{api,cli,content,server}/src,packages/*/src}/**/*.ts";
const notRunning =
  /\.(?:test|fixture)\.ts$|\/conformance\/|\/pages\/(?:page-reader|clocked-server)\.ts$|\/(?:server-process|access-matrix\.world)\.ts$/;
/** A call of the global function, not of a port's or a method's declaration. */
const call = /(?<![\w.])(?<!async )fetch\((?!request: Request)/g;

const files = globSync(programs, { cwd: root }).filter((file) => !notRunning.test(file));
const calls = files.flatMap((file) => {
  const text = readFileSync(root + file, "utf8");
  return [...text.matchAll(call)].map(({ index, 0: { length } }) => ({ file, given: argumentsAt(text, index + length) }));
});
const without = (word: RegExp) => calls.filter(({ given }) => !word.test(given));

it("gives every request to another service a deadline", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(calls.length).toBeGreaterThan(5);
  expect(without(/\bsignal\b/)).toEqual([]);
});

/** A redirect by another service must not send the shop's keys and data elsewhere. */
it("follows no redirect of another service", () => {
  expect(without(/\bredirect: "(?:error|manual|follow)"/)).toEqual([]);
  // Pictures, which are asked for without keys, and the process's own pages.
  expect(
    calls
      .filter(({ given }) => given.includes('redirect: "follow"'))
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    "apps/server/src/content/picture-length.ts",
    "apps/server/src/content/picture-reader.ts",
    "apps/server/src/start/prepare-pages.ts",
  ]);
});

function argumentsAt(text: string, start: number): string {
  let open = 1;
  let end = start;
  for (; open > 0 && end < text.length; end++) open += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
  return text.slice(start, end - 1);
}
