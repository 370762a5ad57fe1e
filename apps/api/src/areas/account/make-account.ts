import type { Address } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type Context, inTransaction } from "../../context.ts";
import { openSession } from "../../session/open-session.ts";
import { insertAccount, insertFirstAddress, type NewAccount } from "./account.repository.ts";
import { enqueueAccountMails } from "./account-mail.ts";
import { emailKey } from "./email-key.rules.ts";

export type Registration = Pick<NewAccount, "email" | "givenName" | "surname" | "phone" | "type" | "details"> & { address: Address | null };

/**
 * Makes an account whose address is not proved, has the proof mailed, and signs in. It asks nobody whether the address is known,
 * so that it does and says the same for every address.
 */
export async function makeUnprovedAccount(context: Context, registration: Registration, password: string): Promise<AuthResponse> {
  const passwordHash = await context.passwords.hash(password);
  const accountId = await inTransaction(context, async (inside) => {
    const id = await insertRegistration(inside, registration, { passwordHash, emailProvedAt: null });
    await enqueueAccountMails(inside.query, [{ mail: "proof", accountId: id }]);
    return id;
  });
  return openSession(context, accountId, "password");
}

/** The rows of a new account, inside the caller's transaction. */
export async function insertRegistration(
  { query, storefront, language, now }: Context,
  { address, ...person }: Registration,
  { passwordHash, emailProvedAt }: Pick<NewAccount, "passwordHash" | "emailProvedAt">,
): Promise<number> {
  const id = await insertAccount(query, {
    ...person,
    storefrontId: storefront.id,
    emailKey: emailKey(person.email),
    emailProvedAt,
    passwordHash,
    language,
    createdAt: now(),
  });
  if (address) await insertFirstAddress(query, id, address, person.phone);
  return id;
}
