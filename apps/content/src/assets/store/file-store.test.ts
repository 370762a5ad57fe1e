import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningSandbox } from "@azulejo/sandbox";
import { startTestSandbox } from "@azulejo/sandbox/test-sandbox.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VariantStore } from "../variants/variant-store.ts";
import { createBucketStore } from "./bucket-store.ts";
import { copyFiles } from "./copy-files.ts";
import { type FileStore, hashOf, keyOfAsset, StoreUnavailable } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { LocalFiles } from "./local-files.ts";

let sandbox: RunningSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  folder = await mkdtemp(join(tmpdir(), "azulejo-store-"));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const access = { region: "us-east-1", accessKeyId: "sandbox", secretAccessKey: "demo-s3-secret" };
const bucketStore = (bucket: string, limits: { longestMs?: number; listedAtOnce?: number } = {}, keys = access): FileStore =>
  createBucketStore({ endpoint: `${sandbox.url}/s3`, bucket, ...keys }, limits);
const answerNext = (...faults: string[]) => fetch(`${sandbox.url}/s3/-/faults`, { method: "POST", body: JSON.stringify(faults) });
async function listOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const one of store.list()) keys.push(one);
  return keys.sort();
}

const bytes = Buffer.from("the bytes of a picture");
const key = keyOfAsset(7, hashOf(bytes));

describe.each([
  ["folder", () => createFolderStore(join(folder, "assets"))],
  ["bucket", () => bucketStore("files")],
])("a %s", (_, open) => {
  it("returns stored files, lists them, and forgets removed ones", async () => {
    const store = open();
    expect([await store.get(key), await store.has(key), await listOf(store)]).toEqual([null, false, []]);
    await store.put(key, bytes);
    await store.put("store-id", Buffer.from("1"));
    await store.put(key, bytes);
    expect([await store.get(key), await store.has(key), await listOf(store)]).toEqual([bytes, true, [key, "store-id"]]);
    await store.remove(key);
    await store.remove(key);
    expect([await store.get(key), await store.has(key), await listOf(store)]).toEqual([null, false, ["store-id"]]);
  });
});

describe("a bucket", () => {
  it("lists more files than one answer holds", async () => {
    const store = bucketStore("many", { listedAtOnce: 2 });
    const keys = Array.from({ length: 5 }, (_, at) => `1/aa/${String(at).padStart(4, "0")}`);
    await Promise.all(keys.map((one) => store.put(one, bytes)));
    expect(await listOf(store)).toEqual(keys);
  });

  it("is asked again while it is busy, or when an answer breaks off", async () => {
    const store = bucketStore("faults");
    await answerNext("busy");
    await store.put(key, bytes);
    await answerNext("busy", "truncated");
    expect(await store.get(key)).toEqual(bytes);
  });

  it("that stays busy, answers too slowly or refuses the key is unavailable", async () => {
    const store = bucketStore("faults");
    await answerNext("busy", "busy", "busy");
    await expect(store.get(key)).rejects.toThrow(StoreUnavailable);
    await answerNext("slow", "slow", "slow");
    await expect(bucketStore("faults", { longestMs: 100 }).get(key)).rejects.toThrow(StoreUnavailable);
    await answerNext();
    for (const wrong of [{ secretAccessKey: "wrong" }, { accessKeyId: "nobody" }])
      await expect(bucketStore("faults", {}, { ...access, ...wrong }).get(key)).rejects.toThrow(/S3 returned 403/);
  });

  it("is read once for concurrent requests, and its copies leave the disk by the limit of the variants", async () => {
    const store = bucketStore("copies");
    const files = [1, 2, 3].map((number) => Buffer.alloc(1000, number));
    const keys = files.map((file) => keyOfAsset(1, hashOf(file)));
    for (const [at, file] of files.entries()) await store.put(keys[at] ?? "", file);
    let reads = 0;
    const counted = { ...store, get: (one: string) => store.get(one).finally(() => (reads += 1)) };
    const copies = join(folder, "copies");
    const local = new LocalFiles(counted, new VariantStore(copies, { bytes: 2500, perAsset: 500 }));
    const paths = await Promise.all(Array.from({ length: 20 }, () => local.open(keys[0] ?? "")));
    expect([new Set(paths).size, reads]).toEqual([1, 1]);
    for (const one of keys) await local.open(one);
    expect(reads).toBe(3);
    const left = (await readdir(copies, { recursive: true })).filter((name) => name.endsWith(".file"));
    expect(left.length).toBe(2);
  });

  it("whose file has other bytes than its name says serves none", async () => {
    const store = bucketStore("broken");
    await store.put(key, Buffer.from("other bytes"));
    const local = new LocalFiles(store, new VariantStore(join(folder, "broken"), { bytes: 1e6, perAsset: 500 }));
    await expect(local.open(key)).rejects.toThrow(StoreUnavailable);
    expect(await local.open(keyOfAsset(7, hashOf(Buffer.from("missing"))))).toBeNull();
  });
});

it("files move from a folder to a bucket and back, and a different one is named", async () => {
  const [from, bucket] = [createFolderStore(join(folder, "from")), bucketStore("moved")];
  await from.put(key, bytes);
  await from.put("store-id", Buffer.from("1"));
  expect(await copyFiles(from, bucket)).toEqual({ copied: 2, present: 0 });
  expect(await copyFiles(from, bucket)).toEqual({ copied: 0, present: 2 });
  const back = createFolderStore(join(folder, "back"));
  await copyFiles(bucket, back);
  expect(await back.get(key)).toEqual(bytes);
  await back.put(key, Buffer.from("other bytes"));
  await expect(copyFiles(bucket, back)).rejects.toThrow(`${key} differs`);
});
