import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BuiltFiles } from "./built-files.ts";

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "azulejo-built-"));
  for (const name of ["entry-1.js", "entry-1.js.br", "entry-1.js.gz", "font-1.woff2"]) writeFileSync(join(directory, name), name);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const sent = async (files: BuiltFiles, name: string, accepted: string) => {
  const file = await files.find(name, accepted);
  return file && { bytes: file.bytes.toString(), encoding: file.headers["content-encoding"], type: file.headers["content-type"] };
};

it("a file is sent in the best encoding that the visitor accepts", async () => {
  const files = new BuiltFiles(directory);
  const type = "text/javascript; charset=utf-8";
  expect(await sent(files, "entry-1.js", "gzip, deflate, br")).toEqual({ bytes: "entry-1.js.br", encoding: "br", type });
  expect(await sent(files, "entry-1.js", "gzip")).toEqual({ bytes: "entry-1.js.gz", encoding: "gzip", type });
  expect(await sent(files, "entry-1.js", "")).toEqual({ bytes: "entry-1.js", encoding: undefined, type });
  expect(await sent(files, "font-1.woff2", "br")).toEqual({ bytes: "font-1.woff2", encoding: undefined, type: "font/woff2" });
});

it("a file is read from the disk once", async () => {
  const files = new BuiltFiles(directory);
  await files.find("entry-1.js", "br");
  rmSync(join(directory, "entry-1.js.br"));
  expect((await sent(files, "entry-1.js", "br"))?.bytes).toBe("entry-1.js.br");
});

it("a file that could not be read is tried again", async () => {
  const files = new BuiltFiles(directory);
  rmSync(join(directory, "font-1.woff2"));
  await expect(files.find("font-1.woff2", "")).rejects.toThrow("ENOENT");
  writeFileSync(join(directory, "font-1.woff2"), "font");
  expect((await sent(files, "font-1.woff2", ""))?.bytes).toBe("font");
});

it("only names of the build are found, and none outside of it", () => {
  mkdirSync(join(directory, "build"));
  writeFileSync(join(directory, "build/a.js"), "");
  const files = new BuiltFiles(join(directory, "build"));
  expect(files.find("b.js", "")).toBeNull();
  expect(files.find("../entry-1.js", "")).toBeNull();
  expect(new BuiltFiles(join(directory, "missing")).find("a.js", "")).toBeNull();
});
