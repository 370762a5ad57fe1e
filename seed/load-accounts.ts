import { insertStaff } from "@azulejo/api/areas/staff/index.ts";
import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import type { CustomerType, Language, Role } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { readJson } from "./demo-records.ts";

/** The password of all demo accounts and of the demo's staff, which exist in the demo seed only. */
export const DEMO_PASSWORD = "Azulejo-demo-1";

interface CustomerEntry {
  key: string;
  name: string;
  type: Exclude<CustomerType, "homeowner">;
  /** The postal code of the account's billing address. */
  postalCode: string;
  paymentTerm: string;
  /** Null without a credit line. */
  creditLimitCents: number | null;
  locked: boolean;
  branches: { number: string; name: string; city: string; state: string }[];
}

interface AccountEntry {
  email: string;
  givenName: string;
  surname: string;
  type: CustomerType;
  language: Language;
  phone?: string;
  customer?: string;
  roles?: Role[];
  /** The number of the branch that the person belongs to. */
  branch?: string;
  hidePrices?: boolean;
}

interface StaffEntry {
  email: string;
  name: string;
  language: Language;
  role: string;
  /** The codes of the stores that a staff member is limited to. */
  stores?: string[];
}

/** Inserts the demo's people with their business accounts, and its staff. */
export async function loadAccounts(query: Query, storefrontId: number): Promise<void> {
  const entries = readJson<{ customers: CustomerEntry[]; accounts: AccountEntry[]; staff: StaffEntry[] }>("./accounts/accounts.json");
  const customers = new Map<string, { id: number; branches: Map<string, number> }>();
  for (const entry of entries.customers) customers.set(entry.key, await loadCustomer(query, storefrontId, entry));
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  for (const entry of entries.accounts) {
    const customer = entry.customer ? customers.get(entry.customer) : undefined;
    if (entry.customer && !customer) throw new Error(`accounts.json: ${entry.email} names the unknown customer ${entry.customer}`);
    const { id } = await query
      .insertInto("account")
      .values({
        storefrontId,
        email: entry.email,
        emailKey: emailKey(entry.email),
        emailProvedAt: new Date(),
        givenName: entry.givenName,
        surname: entry.surname,
        phone: entry.phone ?? null,
        language: entry.language,
        type: entry.type,
        passwordHash,
        customerId: customer?.id ?? null,
        activeBranchId: (entry.branch && customer?.branches.get(entry.branch)) || null,
        hidePrices: entry.hidePrices ?? false,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const role of entry.roles ?? []) await query.insertInto("accountRole").values({ accountId: id, role }).execute();
  }
  const places = await query.selectFrom("place").select(["id", "code"]).where("storefrontId", "=", storefrontId).execute();
  for (const { email, stores = [], ...person } of entries.staff) {
    const placeIds = places.filter(({ code }) => stores.includes(code)).map(({ id }) => id);
    if (placeIds.length !== stores.length) throw new Error(`accounts.json: ${email} names a store that there isn't`);
    await insertStaff(query, { storefrontId, email, emailKey: emailKey(email), passwordHash, placeIds, ...person });
  }
}

async function loadCustomer(query: Query, storefrontId: number, entry: CustomerEntry) {
  const { name, type, locked, postalCode } = entry;
  const { id } = await query
    .insertInto("customer")
    .values({ storefrontId, name, type, locked, postalCode, paymentTerm: entry.paymentTerm, creditLimitCents: entry.creditLimitCents })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = await query
    .insertInto("customerBranch")
    .values(entry.branches.map((branch) => ({ customerId: id, ...branch })))
    .returning(["id", "number"])
    .execute();
  return { id, branches: new Map(rows.map((row) => [row.number, row.id])) };
}

/** Makes the person who looks after the first storefront's catalog the owner of the second. */
export async function loadBrandOwner(query: Query, storefrontId: number): Promise<void> {
  const email = "catalog@demo.test";
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD);
  await insertStaff(query, { storefrontId, email, emailKey: emailKey(email), passwordHash, name: "Ines Bauer", role: "owner" });
}
