import type { Query } from "@azulejo/database";

export interface Forgotten {
  id: number;
  storefrontId: number;
  emailKey: string;
  emailProved: boolean;
}

/** Erases a person's data from an account, inside the caller's transaction. The account's row stays because others refer to it. */
export async function forgetPerson(query: Query, person: Forgotten, now: Date): Promise<void> {
  await forgetAccount(query, person.id, now);
  for (const table of ["account_role", "account_branch", "account_avatar", "account_address", "external_login"] as const)
    await query.deleteFrom(table).where("account_id", "=", person.id).execute();
  for (const table of ["external_attempt", "passkey", "second_factor", "recovery_code", "account_link", "customer_request"] as const)
    await query.deleteFrom(table).where("account_id", "=", person.id).execute();
  // Consent to text messages is kept as proof that it was given.
  await query.updateTable("sms_consent").set({ account_id: null }).where("account_id", "=", person.id).execute();
  await query.updateTable("session").set({ device: "", place: "" }).where("account_id", "=", person.id).execute();
  await forgetBags(query, person.id);
  if (person.emailProved) await forgetAddress(query, person);
}

async function forgetAccount(query: Query, id: number, now: Date): Promise<void> {
  await query
    .updateTable("account")
    .set({
      email: "",
      email_key: `deleted:${id}`,
      given_name: "",
      surname: "",
      phone: null,
      details: "{}",
      password_hash: null,
      avatar_key: null,
      customer_id: null,
      active_branch_id: null,
      deleted_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** Clears bags. A bag that led to an order stays as that order's parent, without lines or checkout entries. */
async function forgetBags(query: Query, accountId: number): Promise<void> {
  const own = query.selectFrom("bag").select("id").where("account_id", "=", accountId);
  const placing = query.selectFrom("customer_order").select("bag_id").where("status", "=", "reserved");
  await query
    .deleteFrom("bag_line")
    .where("bag_id", "in", own.where("status", "!=", "ordered"))
    .execute();
  await query
    .updateTable("bag")
    .set({ checkout: "{}", account_id: null })
    .where("account_id", "=", accountId)
    .where("id", "not in", placing)
    .execute();
}

/** Deletes data tied to the address: subscriptions, and invitations that can no longer be accepted. */
async function forgetAddress(query: Query, { storefrontId, emailKey }: Forgotten): Promise<void> {
  await query.deleteFrom("subscription").where("storefront_id", "=", storefrontId).where("email_key", "=", emailKey).execute();
  await query
    .updateTable("invitation")
    .set({ email: "", email_key: "", given_name: "", surname: "" })
    .where("email_key", "=", emailKey)
    .where((of) => of.or([of("accepted_at", "is not", null), of("cancelled_at", "is not", null)]))
    .where("customer_id", "in", (of) => of.selectFrom("customer").select("id").where("storefront_id", "=", storefrontId))
    .execute();
}
