import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isKnownReason, reasonIn } from "./reason-words.rules.ts";

const root = fileURLToPath(new URL("../../import/", import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.includes("test.ts") && !name.startsWith("read/copied-pictures"))
  .map((name) => readFileSync(join(root, name), "utf8"));

/** Every text that the import's code uses as a reason, with a value for each placeholder. */
const reasons = sources
  .flatMap((source) => [
    ...source.matchAll(
      /(?:reason: |\? |: |= |, )(?:"((?:is|has|may|a|text|comes|needs|write|its|says|the) [^"]+)"|`((?:is|has|its|says|the) [^`]+)`)/g,
    ),
  ])
  .map(([, plain, template]) => plain ?? (template ?? "").replaceAll(/\$\{[^}]*\}/g, "7"))
  .map((reason) => reason.replace("in 7 is that", "in es is that"))
  // This text is only a part of another reason.
  .filter((reason) => !reason.startsWith("the product on line 7") || reason.includes(" has "));

describe("the reasons for which rows are rejected", () => {
  it("are found in the import's code", () => {
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons).toContain("is missing");
  });

  it.each([...new Set(reasons)])("have words in both languages: %s", (reason) => {
    expect(isKnownReason(reason)).toBe(true);
    expect(reasonIn("es", reason)).not.toBe(reason);
  });

  it("keep their values, and say nothing of a library or of the command", () => {
    expect(reasonIn("es", "is on line 12 already")).toBe("ya está en la línea 12");
    expect(reasonIn("en", "is on line 12 already")).toBe("is on line 12 already");
    expect(reasonIn("en", "is no JSON: Unexpected token } in JSON at position 4")).toBe("isn't valid JSON");
    expect(reasonIn("en", "has bytes of another encoding; import with --encoding, such as --encoding windows-1252")).not.toContain("--");
    expect(reasonIn("en", "Invalid input: expected string")).toBe("can't be read");
  });
});
