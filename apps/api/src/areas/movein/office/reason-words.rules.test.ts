import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasWords, moveReasonIn } from "./reason-words.rules.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /^(?:records|write)\/.*\.ts$/.test(name) && !name.includes("test.ts") && !name.startsWith("records/ready/"))
  .map((name) => readFileSync(join(root, name), "utf8"));

/** Every text that the move's code uses as a reason, with a value for each placeholder. */
const reasons = sources
  .flatMap((source) => [...source.matchAll(/"((?:is|has) [^"]+)"|`((?:is|has) [^`]+)`/g)])
  .map(([, plain, template]) => plain ?? (template ?? "").replaceAll(/\$\{[^}]*\}/g, "7"))
  .map((reason) => reason.replace("is no 7 of", "is no series of"))
  // An operator of SQL.
  .filter((reason) => reason !== "is not");

describe("the reasons for which rows of a move are rejected", () => {
  it.each([...new Set(reasons)])("have words in both languages: %s", (reason) => {
    expect(hasWords(reason)).toBe(true);
    expect(moveReasonIn("es", reason)).not.toBe(reason);
    expect(moveReasonIn("en", reason)).toBe(reason);
  });

  it("are found in the code", () => expect(reasons.length).toBeGreaterThan(30));
});
