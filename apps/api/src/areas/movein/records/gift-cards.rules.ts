import { createHash } from "node:crypto";
import { codeKeyOf } from "../../checkout/index.ts";
import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

export interface GiftCardRecord extends Named {
  /** As it is printed on the card. */
  code: string;
  codeKey: string;
  /** The remaining balance. */
  balanceCents: number;
  issuedOn: string | null;
  /** The last day on which it can be used; null for no end. */
  expiresOn: string | null;
}

/** Minimum length of a code, because shorter ones could be guessed. */
const FEWEST_SIGNS = 8;

/** A card without an id is identified by a hash of its code. The code itself is as good as money, so it isn't stored twice. */
export const readGiftCard = (cells: cell.Cells): GiftCardRecord => {
  const code = cells.at("code");
  const codeKey = codeKeyOf(code);
  const refuseCode = (reason: string) => cells.problems.push({ line: cells.line, column: "code", reason, value: "" });
  if (code === "") refuseCode("is empty");
  else if (code.length > 60) refuseCode("is longer than 60 characters");
  else if (codeKey.length < FEWEST_SIGNS) refuseCode(`has fewer than ${FEWEST_SIGNS} letters and digits, so that it could be guessed`);
  const balanceCents = cell.amount(cells, "balance");
  if (balanceCents < 0) cell.refuse(cells, "balance", "is below zero");
  const [issuedOn, expiresOn] = [cell.day(cells, "issuedOn"), cell.day(cells, "expiresOn")];
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn) cell.refuse(cells, "expiresOn", "is before issuedOn");
  const digest = createHash("sha256").update(codeKey).digest("base64url").slice(0, 22);
  return { externalId: cell.optional(cells, "id", 80) ?? digest, line: cells.line, code, codeKey, balanceCents, issuedOn, expiresOn };
};
