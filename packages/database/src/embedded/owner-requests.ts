import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How often the owner of a data directory looks for requests. */
const LOOK_MS = 500;

/** Answers one kind of request. What it throws becomes the requester's error. */
export type AnswerRequest = (input: string) => Promise<Uint8Array>;

const folderOf = (dataDir: string): string => join(dataDir, "requests");
const requestName = /^([a-z]+)-([\w-]+)\.request$/;

/**
 * Answers what other processes request through the data directory, one after the other, because only its owner can use the embedded
 * database. Whoever can write to the directory could also replace the database, so a request needs no other proof.
 * @returns a function that stops it
 */
export function answerRequests(dataDir: string, answers: ReadonlyMap<string, AnswerRequest>): () => void {
  const folder = folderOf(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let answering = false;
  const look = async () => {
    if (answering) return;
    answering = true;
    try {
      for (const name of readdirSync(folder)) await answerOne(folder, name, answers);
    } finally {
      answering = false;
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  return () => clearInterval(timer);
}

async function answerOne(folder: string, name: string, answers: ReadonlyMap<string, AnswerRequest>): Promise<void> {
  const [, kind = "", id] = requestName.exec(name) ?? [];
  if (!id) return;
  const result = join(folder, id);
  try {
    const input = readFileSync(join(folder, name), "utf8");
    rmSync(join(folder, name));
    const answer = answers.get(kind);
    if (!answer) throw new Error(`the running process does not answer ${kind} requests`);
    await writeFile(`${result}.new`, await answer(input));
    renameSync(`${result}.new`, `${result}.answer`);
  } catch (error) {
    rmSync(`${result}.new`, { force: true });
    writeFileSync(`${result}.failed`, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Sends a request to the process that has the database of a data directory open.
 * @returns the path of the file with the answer, which the caller moves or removes
 * @throws what went wrong there, or that no answer came in time
 */
export async function requestOwner(dataDir: string, kind: string, input = "", patienceMs = 120_000): Promise<string> {
  const id = randomUUID();
  const [request, result] = [join(folderOf(dataDir), `${kind}-${id}.request`), join(folderOf(dataDir), id)];
  writeFileSync(`${request}.new`, input, { mode: 0o600 });
  renameSync(`${request}.new`, request);
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    if (existsSync(`${result}.answer`)) return `${result}.answer`;
    if (existsSync(`${result}.failed`)) {
      const reason = readFileSync(`${result}.failed`, "utf8");
      rmSync(`${result}.failed`);
      throw new Error(reason);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  rmSync(request, { force: true });
  throw new Error("The running shop did not answer in time.");
}
