import { ShopError } from "@azulejo/contract";
import type { BreachedPasswords } from "../../../ports/screening/breached-passwords.ts";
import { isCommonPassword } from "./password.rules.ts";

let words: Promise<Set<string>> | null = null;

/** Loads the list of fifty thousand words only when the first password is chosen, because no other request needs it. */
const commonPasswords = (): Promise<Set<string>> => {
  words ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => new Set(dictionary["passwords-common"]));
  return words;
};

/** @param known email address and names of the person @throws account_password_common */
export async function refuseCommonPassword(
  { storefront, breachedPasswords }: { storefront: { name: string }; breachedPasswords: BreachedPasswords | null },
  password: string,
  known: (string | null)[],
): Promise<void> {
  const all = [...known, storefront.name].filter((one): one is string => Boolean(one));
  if (isCommonPassword(password, await commonPasswords(), all)) throw new ShopError("account_password_common");
  if (await breachedPasswords?.has(password)) throw new ShopError("account_password_common");
}
