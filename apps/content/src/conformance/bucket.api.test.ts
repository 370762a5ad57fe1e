import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { RunningSandbox } from "@azulejo/sandbox";
import { startTestSandbox } from "@azulejo/sandbox/test-sandbox.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBucketStore } from "../assets/store/bucket-store.ts";
import { adoptStore, isStoreOf, matchStore } from "../assets/store/store-identity.ts";
import { type Assets, createAssets, createFolderStore, type FileStore } from "../index.ts";
import { SPACE, TestContent } from "./test-content.ts";

let sandbox: RunningSandbox;
let files: FileStore;
let test: TestContent;
/** Two machines, whose disks have nothing in common. */
let machines: [Assets, Assets];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const keys = { region: "us-east-1", accessKeyId: "sandbox", secretAccessKey: "demo-s3-secret" };
  files = createBucketStore({ endpoint: `${sandbox.url}/s3`, bucket: "uploads", ...keys });
  test = await TestContent.open({ components: false, files });
  machines = [machine("a"), machine("b")];
});
afterAll(async () => {
  for (const one of machines) await one.close();
  await test.close();
  await sandbox.close();
});

const folderOf = (name: string): string => join(test.uploads, name);
const machine = (name: string): Assets =>
  createAssets({
    masters: new URL("../../../../seed/pictures/", import.meta.url).pathname,
    documents: folderOf("documents"),
    films: folderOf("films"),
    variants: folderOf(name),
    uploads: { database: test.database, files },
  });
const answerNext = (...faults: string[]) => fetch(`${sandbox.url}/s3/-/faults`, { method: "POST", body: JSON.stringify(faults) });

async function send(name: string, bytes: Uint8Array): Promise<{ status: number; path: string; id: number }> {
  const { id, post_url } = (await test.manage("POST", "assets", { filename: name })).body;
  const form = new FormData();
  form.append("file", new Blob([bytes as BlobPart]), name);
  const body = new Response(form);
  const { pathname, search } = new URL(post_url);
  const headers = { "content-type": body.headers.get("content-type") ?? "" };
  const { status } = await test.send(pathname + search, { method: "POST", headers, body: await body.bytes() });
  const { body: asset } = await test.manage("GET", `assets/${id}`);
  return { status, path: asset.filename ? new URL(asset.filename).pathname : "", id };
}

const read = async (at: Assets, path: string) => {
  const response = await at.fetch(new Request(`http://shop.test${path}`));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const picture = (red: number) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .png()
    .toBuffer();

it("a picture uploaded on one machine is served by another, whole and resized", async () => {
  const bytes = await picture(10);
  const { status, path } = await send("tile.png", bytes);
  expect(status).toBe(204);
  for (const at of machines) {
    expect(await read(at, path)).toEqual({ status: 200, bytes });
    const small = await read(at, `${path}/m/45x0/filters:format(webp)`);
    expect((await sharp(small.bytes).metadata()).width).toBe(45);
  }
});

it("a machine serves its own copies while the store is away, and answers 503 for the rest", async () => {
  const { path } = await send("near.png", await picture(20));
  await read(machines[0], path);
  await answerNext(...Array<string>(6).fill("busy"));
  expect((await read(machines[0], path)).status).toBe(200);
  expect((await read(machines[1], path)).status).toBe(503);
  await answerNext();
  expect((await read(machines[1], path)).status).toBe(200);
});

it("a file that the store doesn't take is no asset, and can be sent again", async () => {
  await answerNext("busy", "busy", "busy");
  const refused = await send("later.png", await picture(30));
  expect(refused).toMatchObject({ status: 503, path: "" });
  expect((await send("later.png", await picture(30))).status).toBe(204);
});

it("a database knows its store: another folder or an empty bucket isn't it, until it is adopted", async () => {
  const { query } = test.database;
  const other = createFolderStore(folderOf("other"));
  expect(await isStoreOf(query, other)).toBe(true);
  expect(await matchStore(query, files)).toBe(true);
  expect([await isStoreOf(query, files), await isStoreOf(query, other), await matchStore(query, other)]).toEqual([true, false, false]);
  await adoptStore(query, other);
  expect([await isStoreOf(query, files), await isStoreOf(query, other)]).toEqual([false, true]);
  await rm(folderOf("other"), { recursive: true });
  expect(await isStoreOf(query, other)).toBe(false);
});

it("a file leaves the store with the last asset that used it", async () => {
  const { id } = await send("gone.png", await picture(40));
  const keys = async () => {
    let count = 0;
    for await (const key of files.list()) count += key.startsWith(`${SPACE}/`) ? 1 : 0;
    return count;
  };
  const before = await keys();
  await test.manage("DELETE", `assets/${id}`);
  await test.database.query
    .updateTable("content.asset")
    .set({ deletedAt: new Date(0) })
    .where("id", "=", id)
    .execute();
  const { id: next } = await send("next.png", await picture(50));
  await test.manage("DELETE", `assets/${next}`);
  expect(await keys()).toBe(before);
});
