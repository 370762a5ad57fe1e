import { createHash } from "node:crypto";
import { languages } from "@azulejo/contract";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import { expect, it } from "vitest";
import { MANDATE_VERSION } from "./mandate.ts";

/** The words of every version, as a digest. Add a line for a new version; never change one that payers have agreed to. */
const versions: Record<string, string> = {
  "2026-11": "ba38a4fd7382ea4f",
  "2026-11-23": "53849621e24e8754",
};

it("changes its version with its words", () => {
  const folder = new URL("../../../messages", import.meta.url).pathname;
  const words = languages.map((language) => readMessages(folder, language)["checkout.mandate"]).join("\n");
  expect(versions[MANDATE_VERSION]).toBe(createHash("sha256").update(words).digest("hex").slice(0, 16));
});
