import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFeedFiles } from "./feed-files.ts";

const MINUTE_MS = 60_000;
let folder: string;
let now = Date.now();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feeds-"));
  now = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (patienceMs = MINUTE_MS) => createFeedFiles({ folder, lifetimeMs: MINUTE_MS, patienceMs, now: () => now });
const lines = (...texts: string[]) =>
  async function* () {
    yield* texts;
  };
const textOf = async (file: { path: string } | undefined) => file && gunzipSync(await readFile(file.path)).toString();
const never = async function* () {
  yield "begun";
  await new Promise(() => {});
};

it("makes a file once for all who ask, and again after its lifetime", async () => {
  const files = open();
  let made = 0;
  const counted = async function* () {
    made += 1;
    yield `number ${made}`;
  };
  const [one, other] = await Promise.all([files("a", counted), files("a", counted)]);
  expect([await textOf(one), other, made]).toEqual(["number 1", one, 1]);
  now += 2 * MINUTE_MS;
  expect(await textOf(await files("a", counted))).toBe("number 2");
});

it("gives an impatient reader the last file, or none", async () => {
  expect(await open(10)("a", never)).toBeUndefined();
  await open()("b", lines("old"));
  now += 2 * MINUTE_MS;
  expect(await textOf(await open(10)("b", never))).toBe("old");
});

it("keeps the last file, and no half one, when making the next fails", async () => {
  const files = open();
  await files("a", lines("whole"));
  now += 2 * MINUTE_MS;
  const failing = async function* () {
    yield "half";
    throw new Error("the database is away");
  };
  await expect(files("a", failing)).rejects.toThrow("away");
  expect(await readdir(folder)).toEqual(["a.gz"]);
  expect(await textOf(await files("a", lines("next")))).toBe("next");
});
