import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Reads a line from the terminal. @param isSecret whether the typed characters stay invisible @throws if the input ends before it */
export async function readAnswer(question: string, isSecret = false): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stderr.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    const ended = once(lines, "close").then((): never => {
      throw new Error("Nothing was entered, and nothing has changed.");
    });
    const answer = Promise.race([lines.question(question), ended]);
    isMuted = isSecret;
    return await answer;
  } finally {
    lines.close();
    if (isSecret) process.stderr.write("\n");
  }
}
