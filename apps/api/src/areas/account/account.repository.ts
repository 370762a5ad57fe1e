import type { Address, CustomerType, Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";

/** The account fields that the account calls need. */
export interface StoredAccount {
  id: number;
  storefrontId: number;
  email: string;
  emailKey: string;
  emailProved: boolean;
  givenName: string;
  surname: string;
  language: Language;
  passwordHash: string | null;
  blocked: boolean;
  /** Staff locked it. */
  isLocked: boolean;
  details: Record<string, unknown>;
}

const selectAccounts = (query: Query) =>
  query
    .selectFrom("account")
    .select([
      "id",
      "storefrontId",
      "email",
      "emailKey",
      "emailProvedAt",
      "givenName",
      "surname",
      "language",
      "passwordHash",
      "blockedAt",
      "lockReason",
      "details",
    ])
    .where("deletedAt", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>["executeTakeFirstOrThrow"]>>;

function toAccount(row: Row | undefined): StoredAccount | null {
  if (!row) return null;
  const { emailProvedAt, blockedAt, lockReason, language, ...account } = row;
  return {
    ...account,
    language: language as Language,
    emailProved: emailProvedAt !== null,
    blocked: blockedAt !== null,
    isLocked: lockReason !== null,
  };
}

/** Returns the account that has confirmed this address. There is at most one. */
export async function selectAccountByEmail(query: Query, storefrontId: number, emailKey: string): Promise<StoredAccount | null> {
  const row = await selectAccounts(query)
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .where("emailProvedAt", "is not", null)
    .executeTakeFirst();
  return toAccount(row);
}

/** Returns an account. With `lock`, its row is locked until commit. */
export async function selectAccount(query: Query, id: number, lock = false): Promise<StoredAccount | null> {
  const row = await selectAccounts(query)
    .where("id", "=", id)
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  return toAccount(row);
}

export interface NewAccount {
  storefrontId: number;
  email: string;
  emailKey: string;
  emailProvedAt: Date | null;
  passwordHash: string | null;
  givenName: string;
  surname: string;
  phone: string | null;
  language: Language;
  type: CustomerType;
  details: Record<string, unknown>;
  createdAt: Date;
}

export async function insertAccount(query: Query, account: NewAccount): Promise<number> {
  const { id } = await query
    .insertInto("account")
    .values({ ...account, details: JSON.stringify(account.details) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertFirstAddress(query: Query, accountId: number, address: Address, phone: string | null): Promise<void> {
  await query
    .insertInto("accountAddress")
    .values({ accountId, label: "", preferred: true, address: JSON.stringify(address), phone })
    .execute();
}

export async function updatePassword(query: Query, id: number, passwordHash: string): Promise<void> {
  await query.updateTable("account").set({ passwordHash }).where("id", "=", id).execute();
}

/** Sets the account's confirmed address. Returns false if another account has confirmed it. */
export async function updateEmail(query: Query, id: number, email: string, emailKey: string, provedAt: Date): Promise<boolean> {
  const row = await query
    .updateTable("account")
    .set({ email, emailKey, emailProvedAt: provedAt })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("account as other")
            .select("other.id")
            .whereRef("other.storefrontId", "=", ref("account.storefrontId"))
            .where("other.emailKey", "=", emailKey)
            .where("other.emailProvedAt", "is not", null)
            .where("other.deletedAt", "is", null)
            .whereRef("other.id", "!=", ref("account.id")),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Detects the unique index violation when two accounts confirm one address at the same moment. */
export const isAddressTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "account_of_email";
};

export interface ProfileChange {
  givenName: string;
  surname: string;
  phone: string | null;
  language: Language;
}

export async function updateProfileOf(query: Query, id: number, { givenName, surname, phone, language }: ProfileChange): Promise<void> {
  await query.updateTable("account").set({ givenName, surname, phone, language }).where("id", "=", id).execute();
}

/** Hides or shows prices. Returns false if the prices are withheld from this account, so it can't show them. */
export async function updateHidePrices(query: Query, id: number, hidden: boolean): Promise<boolean> {
  const row = await query
    .updateTable("account")
    .set({ hidePrices: hidden })
    .where("id", "=", id)
    .where((of) => (hidden ? of.lit(true) : of("pricesWithheld", "=", false)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an account until commit, so that changes that call this run one after the other. */
export async function lockAccount(query: Query, accountId: number): Promise<void> {
  await query.selectFrom("account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}
