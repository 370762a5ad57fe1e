import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { BackupReader } from "./backup-reader.ts";
import { type CopiedTable, FORMAT, type Manifest } from "./manifest.ts";
import { copyLine, END_OF_ROWS, endLine, manifestLine } from "./text.ts";

const table = (name: string): CopiedTable => ({ schema: "public", name, columns: ["note"], rows: 0 });
/** Rows as COPY writes them: a backslash is always doubled. */
const tables: [CopiedTable, string][] = [
  [table("plain"), "one\ntwo\n"],
  [table("empty"), ""],
  [table("tricky"), "\\\\.\n\\\\\\\\.\nends with \\\\.\nnewline \\n\\\\.\n.\n\n\\N\n"],
  [table("spanish"), "muñeca ¿sí?\n"],
];
const manifest: Manifest = {
  format: FORMAT,
  madeAt: "2026-11-27T10:00:00Z",
  release: "0.1.0",
  migrations: [],
  queueVersion: null,
  tables: tables.map(([one]) => one),
  sequences: [],
};

function write(of: Manifest): string {
  const content = manifestLine(of) + tables.map(([one, rows]) => copyLine(one) + rows + END_OF_ROWS).join("");
  return content + endLine(createHash("sha256").update(content).digest("hex"));
}
const whole = Buffer.from(write(manifest));

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, size: number): Promise<string[]> {
  const backup = new BackupReader(inPieces(bytes, size));
  const found: string[] = [];
  for (const one of (await backup.readManifest()).tables) {
    const rows: Buffer[] = [];
    for await (const piece of backup.readRows(one)) rows.push(piece);
    found.push(Buffer.concat(rows).toString());
  }
  await backup.readEnd();
  return found;
}

describe("the text of a backup", () => {
  it.each([1, 2, 3, 4, 5, 7, 64, 100_000])("is read in pieces of %i bytes", async (size) => {
    expect(await read(whole, size)).toEqual(tables.map(([, rows]) => rows));
  });

  it("is rejected wherever it ends early", async () => {
    for (let length = 0; length < whole.length; length++)
      await expect(read(whole.subarray(0, length), 100_000), `after ${length} bytes`).rejects.toThrow(/damaged|not a backup/);
  });

  it("is rejected if a row was changed, or if something follows", async () => {
    const changed = Buffer.from(whole.toString().replace("one\ntwo", "one\ntoo"));
    await expect(read(changed, 100_000)).rejects.toThrow("damaged");
    await expect(read(Buffer.concat([whole, whole]), 100_000)).rejects.toThrow("damaged");
  });

  it("is rejected if its format is newer", async () => {
    await expect(read(Buffer.from(write({ ...manifest, format: FORMAT + 1 })), 100_000)).rejects.toThrow("newer release");
  });
});
