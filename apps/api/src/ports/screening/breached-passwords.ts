import { createHash } from "node:crypto";
import type { Log } from "../log.ts";

/** Passwords that are known from breaches of other sites. */
export interface BreachedPasswords {
  /** Returns false if the list doesn't answer, so that people can choose a password meanwhile. */
  has(password: string): Promise<boolean>;
}

const TIMEOUT_MS = 2000;
const PREFIX = 5;

/**
 * Asks a list with the range API of Have I Been Pwned, which learns five digits of a hash and so neither the password nor whose it is.
 * @param url without `/range/`
 */
export function createBreachedPasswords(url: string, log: Pick<Log, "warn">): BreachedPasswords {
  return {
    async has(password) {
      // The list is one of SHA-1 hashes.
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      try {
        const answer = await fetch(`${url.replace(/\/$/, "")}/range/${hash.slice(0, PREFIX)}`, {
          // All answers are about as long.
          headers: { "add-padding": "true" },
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`the list of breached passwords answered ${answer.status}`);
        return isListed(await answer.text(), hash.slice(PREFIX));
      } catch (error) {
        log.warn({ err: error }, "the list of breached passwords did not answer");
        return false;
      }
    },
  };
}

/** A line with a count of 0 is padding. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && Number(line.slice(rest.length + 1)) > 0);
