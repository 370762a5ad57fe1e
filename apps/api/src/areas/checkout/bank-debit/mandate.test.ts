import { createHash } from "node:crypto";
import { languages } from "@azulejo/contract";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import { expect, it } from "vitest";
import { ACCOUNT_MANDATE_VERSION } from "../../saved-payment/account-mandate.ts";
import { MANDATE_VERSION } from "./mandate.ts";

/** A hash of each version's text. Add a line for a new version; never change one that payers have agreed to. */
const versions: Record<string, string> = {
  "2026-11": "ba38a4fd7382ea4f",
  "2026-11-23": "53849621e24e8754",
  "2026-11-28": "763fba2a34cd1f4e",
};

/** The same for the consent to save an account without paying. */
const accountVersions: Record<string, string> = {
  "2026-11-28": "fbe8e6a2c30ee416",
};

it.each([
  ["checkout.mandate", versions[MANDATE_VERSION]],
  ["customer.accountMandate", accountVersions[ACCOUNT_MANDATE_VERSION]],
])("changes the version of %s with its words", (key, digest) => {
  const folder = new URL("../../../messages", import.meta.url).pathname;
  const words = languages.map((language) => readMessages(folder, language)[key]).join("\n");
  expect(digest).toBe(createHash("sha256").update(words).digest("hex").slice(0, 16));
});
