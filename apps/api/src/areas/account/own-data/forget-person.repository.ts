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
  for (const table of ["accountRole", "accountBranch", "accountAvatar", "accountAddress", "externalLogin"] as const)
    await query.deleteFrom(table).where("accountId", "=", person.id).execute();
  for (const table of ["externalAttempt", "passkey", "secondFactor", "recoveryCode", "accountLink", "customerRequest"] as const)
    await query.deleteFrom(table).where("accountId", "=", person.id).execute();
  // Consent to text messages is kept as proof that it was given.
  await query.updateTable("smsConsent").set({ accountId: null }).where("accountId", "=", person.id).execute();
  await query.updateTable("session").set({ device: "", place: "" }).where("accountId", "=", person.id).execute();
  await forgetQuotes(query, person.id, now);
  await forgetApprovals(query, person.id, now);
  await forgetBags(query, person.id);
  await query.updateTable("stockReservation").set({ note: "" }).where("accountId", "=", person.id).execute();
  if (person.emailProved) await forgetAddress(query, person);
}

async function forgetAccount(query: Query, id: number, now: Date): Promise<void> {
  await query
    .updateTable("account")
    .set({
      email: "",
      emailKey: `deleted:${id}`,
      givenName: "",
      surname: "",
      phone: null,
      details: "{}",
      passwordHash: null,
      avatarKey: null,
      customerId: null,
      activeBranchId: null,
      deletedAt: now,
    })
    .where("id", "=", id)
    .execute();
}

/** Withdraws undecided quotes, and deletes the person's messages about all quotes. */
async function forgetQuotes(query: Query, accountId: number, now: Date): Promise<void> {
  await query.deleteFrom("salesQuoteMessage").where("accountId", "=", accountId).execute();
  await query
    .updateTable("salesQuote")
    .set({ status: "withdrawn", endedAt: now })
    .where("accountId", "=", accountId)
    .where("status", "in", ["requested", "sent"])
    .execute();
}

/** Clears bags. A bag that led to an order stays as that order's parent, without lines or checkout entries. */
async function forgetBags(query: Query, accountId: number): Promise<void> {
  const own = query.selectFrom("bag").select("id").where("accountId", "=", accountId);
  const placing = query.selectFrom("customerOrder").select("bagId").where("status", "=", "reserved");
  await query
    .deleteFrom("bagLine")
    .where("bagId", "in", own.where("status", "!=", "ordered"))
    .execute();
  await query
    .updateTable("bag")
    .set({ checkout: "{}", accountId: null })
    .where("accountId", "=", accountId)
    .where("id", "not in", placing)
    .execute();
}

/** Deletes data tied to the address: subscriptions, requests to be told of stock, and invitations that can no longer be accepted. */
async function forgetAddress(query: Query, { storefrontId, emailKey }: Forgotten): Promise<void> {
  await query.deleteFrom("subscription").where("storefrontId", "=", storefrontId).where("emailKey", "=", emailKey).execute();
  await query.deleteFrom("stockAlert").where("storefrontId", "=", storefrontId).where("emailKey", "=", emailKey).execute();
  await query
    .updateTable("invitation")
    .set({ email: "", emailKey: "", givenName: "", surname: "" })
    .where("emailKey", "=", emailKey)
    .where((of) => of.or([of("acceptedAt", "is not", null), of("cancelledAt", "is not", null)]))
    .where("customerId", "in", (of) => of.selectFrom("customer").select("id").where("storefrontId", "=", storefrontId))
    .execute();
}

/**
 * Withdraws the person's open approval requests, deletes their notes and answers, and ends the limits on their orders. Limits that name
 * them as approver stay in force for the administrators.
 */
async function forgetApprovals(query: Query, accountId: number, at: Date): Promise<void> {
  await query
    .updateTable("approvalRequest")
    .set({ status: "replaced" })
    .where("accountId", "=", accountId)
    .where("status", "=", "asked")
    .execute();
  await query.updateTable("approvalRequest").set({ note: null }).where("accountId", "=", accountId).execute();
  await query.updateTable("approvalRequest").set({ answer: null }).where("decidedBy", "=", accountId).execute();
  await query
    .updateTable("approvalRule")
    .set({ endedBy: accountId, endedAt: at })
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .execute();
}
