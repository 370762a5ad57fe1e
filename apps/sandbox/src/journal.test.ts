import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fileJournal } from "./journal.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "journal-"));
  folders.push(folder);
  return join(folder, "records.jsonl");
}

describe("a journal on a full disk", () => {
  it("keeps lines that it can't write, and writes them in order once there is space", () => {
    const path = newPath();
    const journal = fileJournal<number>(path);
    // A device that is always full.
    symlinkSync("/dev/full", path);
    journal.append(1);
    journal.append(2);
    rmSync(path);
    journal.append(3);
    expect(readFileSync(path, "utf8")).toBe("1\n2\n3\n");
    expect(fileJournal<number>(path).read()).toEqual([1, 2, 3]);
  });

  it("keeps its lines when there is no space for fewer", () => {
    const path = newPath();
    writeFileSync(path, "1\n2\n3\n");
    symlinkSync("/dev/full", `${path}.next`);
    const journal = fileJournal<number>(path);
    journal.rewrite([3]);
    expect(journal.read()).toEqual([1, 2, 3]);
    expect(existsSync(`${path}.next`)).toBe(false);
    journal.rewrite([3]);
    expect(journal.read()).toEqual([3]);
  });

  it("reads on after a line that a dead process began", () => {
    const path = newPath();
    writeFileSync(path, "1\n{");
    const journal = fileJournal<number>(path);
    journal.append(2);
    expect(journal.read()).toEqual([1, 2]);
  });
});
