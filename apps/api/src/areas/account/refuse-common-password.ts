import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { isCommonPassword } from "./password.rules.ts";

let words: Promise<Set<string>> | null = null;

/** Read at the first password that somebody chooses: fifty thousand words that no other request needs. */
const commonPasswords = (): Promise<Set<string>> => {
  words ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return words;
};

/** @param known mail address and names of who chooses it @throws account_password_common */
export async function refuseCommonPassword({ storefront }: Context, password: string, known: (string | null)[]): Promise<void> {
  const all = [...known, storefront.name].filter((one): one is string => Boolean(one));
  if (isCommonPassword(password, await commonPasswords(), all)) throw new ShopError("account_password_common");
}
