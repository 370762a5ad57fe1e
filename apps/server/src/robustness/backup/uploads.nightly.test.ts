import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashOf } from "@azulejo/content/assets/store/file-store.ts";
import { selectFileKeys } from "@azulejo/content/assets/uploaded-asset.repository.ts";
import { openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { startTestSandbox } from "@azulejo/sandbox/test-sandbox.ts";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOf, runCommand } from "./command.fixture.ts";

const PATIENT_MS = 120_000;
const FILES = 3;

let copy: TemplateCopy;
let restored: TemplateCopy;
let sandbox: RunningSandbox;
let folder: string;
beforeAll(async () => {
  [copy, restored] = [await copyTemplate(), await blankDatabase()];
  sandbox = await startTestSandbox();
  folder = await mkdtemp(join(tmpdir(), "azulejo-uploads-"));
  await addAssets();
});
afterAll(async () => {
  await sandbox.close();
  for (const one of [copy, restored]) await one.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Stores files, with their rows. */
async function addAssets(): Promise<void> {
  const database = await openDatabase(copy);
  for (let number = 0; number < FILES; number++) {
    const bytes = Buffer.from(`%PDF-1.7 file ${number}`);
    const hash = hashOf(bytes);
    const asset = { spaceId: 1001, hash, name: "a.pdf", contentType: "application/pdf", contentLength: bytes.length };
    await database.query
      .insertInto("content.asset")
      .values({ ...asset, filename: `/assets/f/1001/x/${hash}/a.pdf`, createdAt: new Date(), updatedAt: new Date() })
      .execute();
  }
  for (const [number, { key }] of (await keysIn(database)).entries()) {
    const path = join(copy.dataDir, "assets", key);
    await mkdir(dirname(path), { recursive: true });
    const texts = Array.from({ length: FILES }, (_, at) => `%PDF-1.7 file ${at}`);
    await writeFile(path, texts.find((text) => key.endsWith(hashOf(Buffer.from(text)))) ?? String(number));
  }
  await database.close();
}

const keysIn = (database: Awaited<ReturnType<typeof openDatabase>>) => selectFileKeys(database.query);

const withBucket = () => ({
  S3_ENDPOINT: `${sandbox.url}/s3`,
  S3_BUCKET: "uploads",
  S3_ACCESS_KEY_ID: "sandbox",
  S3_SECRET_ACCESS_KEY: "demo-s3-secret",
});
const files = (command: string, place: object) => runCommand("uploads/files", [command], { ...placeOf(copy), ...place });
const doctorOn = async (place: { DATA_DIR: string; DATABASE_URL?: string }) =>
  (await runCommand("doctor", [], place)).says.split("\n").find((line) => line.includes("uploads"));

it(
  "uploads move to a bucket, and a backup of the bucket holds them: restored into a folder, every file is there",
  async () => {
    expect((await files("adopt", {})).code).toBe(0);
    expect((await files("to-bucket", withBucket())).says).toContain(`copied: ${FILES + 1} files`);
    await rm(join(copy.dataDir, "assets"), { recursive: true });
    expect((await files("check", {})).code).toBe(1);
    expect(await files("check", withBucket())).toEqual({ code: 0, says: expect.stringContaining("0 of them missing") });

    const file = join(folder, "shop.backup");
    expect(await runCommand("backup", [file], { ...placeOf(copy), ...withBucket() })).toMatchObject({ code: 0 });
    expect((await readdir(folder)).sort()).toEqual(["shop.backup", "shop.backup.assets.tgz"]);
    expect((await runCommand("restore", [file], placeOf(restored))).says).toContain("uploads");
    expect((await runCommand("uploads/files", ["check"], placeOf(restored))).says).toContain(`${FILES} files in the folder`);
    expect(await doctorOn(placeOf(restored))).toBe("ok   uploads");
  },
  PATIENT_MS,
);

it(
  "the doctor finds a machine whose uploads go to another folder",
  async () => {
    const elsewhere = { ...placeOf(restored), DATA_DIR: join(folder, "another machine") };
    await mkdir(elsewhere.DATA_DIR, { recursive: true });
    expect(await doctorOn(elsewhere)).toMatch(/^FAIL uploads: the folder .* isn't where the other processes keep them/);
  },
  PATIENT_MS,
);
