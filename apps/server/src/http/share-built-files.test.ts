import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BuiltFiles } from "./built-files.ts";
import { shareBuiltFiles } from "./share-built-files.ts";

let folder: string;
const release = (name: string, files: string[]): string => {
  const build = join(folder, name);
  mkdirSync(build);
  for (const file of files) writeFileSync(join(build, file), `${name} ${file}`);
  return build;
};
const shared = () => join(folder, "data/builds/web");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-shared-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("the processes of two releases have each other's files", async () => {
  const old = release("old", ["entry-aaaaaaaa.js", "entry-aaaaaaaa.js.br", "app-cccccccc.css"]);
  const young = release("young", ["entry-bbbbbbbb.js", "app-cccccccc.css"]);
  const files = { old: new BuiltFiles(old, shared()), young: new BuiltFiles(young, shared()) };
  expect(await files.young.findShared("entry-aaaaaaaa.js", "br")).toBeNull();
  await shareBuiltFiles(old, shared());
  await shareBuiltFiles(young, shared());
  const found = await files.young.findShared("entry-aaaaaaaa.js", "gzip, br");
  expect([String(found?.bytes), found?.headers["content-encoding"]]).toEqual(["old entry-aaaaaaaa.js.br", "br"]);
  expect(String((await files.young.findShared("entry-aaaaaaaa.js", ""))?.bytes)).toBe("old entry-aaaaaaaa.js");
  expect(String((await files.old.findShared("entry-bbbbbbbb.js", "br"))?.bytes)).toBe("young entry-bbbbbbbb.js");
});

it("finds nothing else of the disk", async () => {
  const files = new BuiltFiles(release("old", ["entry-aaaaaaaa.js"]), shared());
  mkdirSync(shared(), { recursive: true });
  writeFileSync(join(folder, "data/secret-aaaaaaaa.js"), "");
  for (const name of ["../../secret-aaaaaaaa.js", "..", ".", "", "..%2f..%2fsecret-aaaaaaaa.js"])
    expect(await files.findShared(name, "br")).toBeNull();
});

it("removes files that no release has used for two weeks", async () => {
  const day = (number: number) => new Date(Date.UTC(2030, 0, number));
  const old = release("old", ["entry-aaaaaaaa.js", "app-cccccccc.css"]);
  const young = release("young", ["entry-bbbbbbbb.js", "app-cccccccc.css"]);
  await shareBuiltFiles(old, shared(), day(1));
  await shareBuiltFiles(young, shared(), day(14));
  expect(readdirSync(shared()).toSorted()).toEqual(["app-cccccccc.css", "entry-aaaaaaaa.js", "entry-bbbbbbbb.js"]);
  await shareBuiltFiles(young, shared(), day(16));
  expect(readdirSync(shared()).toSorted()).toEqual(["app-cccccccc.css", "entry-bbbbbbbb.js"]);
});
