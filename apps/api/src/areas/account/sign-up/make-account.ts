import type { Address } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { openSession } from "../../../session/open-session.ts";
import { insertAccount, insertFirstAddress, type NewAccount } from "../account.repository.ts";
import { enqueueAccountMails } from "../email/account-mail.ts";

export type Registration = Pick<NewAccount, "email" | "givenName" | "surname" | "phone" | "type" | "details"> & { address: Address | null };

/**
 * Creates an account with an unconfirmed address, sends the confirmation email and signs in. It does not look up the address, so
 * its work and its response are the same for every address.
 */
export async function makeUnprovedAccount(context: Context, registration: Registration, password: string): Promise<AuthResponse> {
  const passwordHash = await context.passwords.hash(password);
  const accountId = await inTransaction(context, async (inside) => {
    const id = await insertRegistration(inside, registration, { passwordHash, emailProvedAt: null });
    await enqueueAccountMails(inside, [{ mail: "proof", accountId: id }]);
    return id;
  });
  return openSession(context, accountId, "password");
}

/** Inserts the rows of a new account, inside the caller's transaction. */
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
