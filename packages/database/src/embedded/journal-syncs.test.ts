import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { JournalSyncs } from "./journal-syncs.ts";

let folder: string;
let journal: JournalSyncs;
const open = (name: string): number => openSync(join(folder, name), "w");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-journal-"));
  // A slow disk must not look like a commit that had to wait.
  journal = new JournalSyncs(60_000);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the journal", () => {
  it("is synced once for commits that end together", async () => {
    const file = open("journal");
    const commits = Array.from({ length: 16 }, () => {
      journal.request(file);
      return journal.settled();
    });
    await Promise.all(commits);
    // The first commit's sync had begun before the others came.
    expect(journal.counter.fsyncs).toBe(2);
    closeSync(file);
  });

  it("keeps a commit waiting until a sync that began after it has ended", async () => {
    const file = open("journal");
    journal.request(file);
    const first = journal.settled();
    journal.request(file);
    const synced: number[] = [];
    const second = journal.settled().then(() => synced.push(journal.counter.fsyncs));
    await Promise.all([first, second]);
    expect(synced).toEqual([2]);
    closeSync(file);
  });

  it("is on disk before another file of it is synced, or its file is closed", () => {
    const [first, second] = [open("first"), open("second")];
    journal.request(first);
    journal.request(second);
    expect(journal.counter.fsyncs).toBe(1);
    journal.closing(second);
    expect(journal.counter.fsyncs).toBe(2);
    journal.settleNow();
    expect(journal.counter.fsyncs).toBe(2);
    closeSync(first);
    closeSync(second);
  });

  it("promises nothing any more once a sync has failed", async () => {
    const closed = open("journal");
    closeSync(closed);
    journal.request(closed);
    await expect(journal.settled()).rejects.toThrow("EBADF");
    await expect(journal.settled()).rejects.toThrow("EBADF");
    expect(() => journal.check()).toThrow("EBADF");
  });
});
