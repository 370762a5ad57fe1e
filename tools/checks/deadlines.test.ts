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

it("gives every request to another service a deadline", () => {
  const files = globSync(programs, { cwd: root }).filter((file) => !notRunning.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const calls = files.flatMap((file) => {
    const text = readFileSync(root + file, "utf8");
    return [...text.matchAll(call)].map(({ index, 0: { length } }) => ({ file, given: argumentsAt(text, index + length) }));
  });
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter(({ given }) => !/\bsignal\b/.test(given))).toEqual([]);
});

function argumentsAt(text: string, start: number): string {
  let open = 1;
  let end = start;
  for (; open > 0 && end < text.length; end++) open += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
  return text.slice(start, end - 1);
}
