import { createHash } from "node:crypto";
import type { Log } from "../log.ts";

/** Passwords known from breaches of other sites. */
export interface BreachedPasswords {
  /** Returns false if the service doesn't respond, so that passwords can still be chosen. */
  has(password: string): Promise<boolean>;
}

const TIMEOUT_MS = 2000;
const PREFIX = 5;

/**
 * Looks up passwords with the range API of Have I Been Pwned. The service learns five digits of a hash, so neither the password nor its
 * owner.
 * @param url without `/range/`
 */
export function createBreachedPasswords(url: string, log: Pick<Log, "warn">): BreachedPasswords {
  return {
    async has(password) {
      // The list consists of SHA-1 hashes.
      const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
      try {
        const answer = await fetch(`${url.replace(/\/$/, "")}/range/${hash.slice(0, PREFIX)}`, {
          // Adds padding, so that the length of a response reveals nothing.
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

/** Lines with a count of 0 are padding. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => line.startsWith(`${rest}:`) && Number(line.slice(rest.length + 1)) > 0);
