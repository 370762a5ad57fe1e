import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { ShopError } from "@azulejo/contract";

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

/** Returns a staff member's new password from STAFF_PASSWORD or the terminal. */
export const readPassword = async (email: string): Promise<string> =>
  process.env.STAFF_PASSWORD || readAnswer(`Password for ${email}: `, true);

/** @throws an error that says which passwords are taken, if this one is refused, and otherwise the given error */
export function explainPassword(error: unknown): never {
  if (error instanceof ShopError && error.code === "account_password_common")
    throw new Error("Choose a password of 12 characters or more that isn't common and doesn't repeat the email or the shop's name.");
  throw error;
}
