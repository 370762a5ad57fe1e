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
  details: Record<string, unknown>;
}

const selectAccounts = (query: Query) =>
  query
    .selectFrom("account")
    .select([
      "id",
      "storefront_id",
      "email",
      "email_key",
      "email_proved_at",
      "given_name",
      "surname",
      "language",
      "password_hash",
      "blocked_at",
      "details",
    ])
    .where("deleted_at", "is", null);

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>["executeTakeFirstOrThrow"]>>;

const toAccount = (row: Row | undefined): StoredAccount | null =>
  row
    ? {
        id: row.id,
        storefrontId: row.storefront_id,
        email: row.email,
        emailKey: row.email_key,
        emailProved: row.email_proved_at !== null,
        givenName: row.given_name,
        surname: row.surname,
        language: row.language as Language,
        passwordHash: row.password_hash,
        blocked: row.blocked_at !== null,
        details: row.details,
      }
    : null;

/** Returns the account that has confirmed this address. There is at most one. */
export async function selectAccountByEmail(query: Query, storefrontId: number, emailKey: string): Promise<StoredAccount | null> {
  const row = await selectAccounts(query)
    .where("storefront_id", "=", storefrontId)
    .where("email_key", "=", emailKey)
    .where("email_proved_at", "is not", null)
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
    .values({
      storefront_id: account.storefrontId,
      email: account.email,
      email_key: account.emailKey,
      email_proved_at: account.emailProvedAt,
      password_hash: account.passwordHash,
      given_name: account.givenName,
      surname: account.surname,
      phone: account.phone,
      language: account.language,
      type: account.type,
      details: JSON.stringify(account.details),
      created_at: account.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the first address of a new account. */
export async function insertFirstAddress(query: Query, accountId: number, address: Address, phone: string | null): Promise<void> {
  await query
    .insertInto("account_address")
    .values({ account_id: accountId, label: "", preferred: true, address: JSON.stringify(address), phone })
    .execute();
}

export async function updatePassword(query: Query, id: number, passwordHash: string): Promise<void> {
  await query.updateTable("account").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

/** Sets the account's confirmed address. Returns false if another account has confirmed it. */
export async function updateEmail(query: Query, id: number, email: string, emailKey: string, provedAt: Date): Promise<boolean> {
  const row = await query
    .updateTable("account")
    .set({ email, email_key: emailKey, email_proved_at: provedAt })
    .where("id", "=", id)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("account as other")
            .select("other.id")
            .whereRef("other.storefront_id", "=", ref("account.storefront_id"))
            .where("other.email_key", "=", emailKey)
            .where("other.email_proved_at", "is not", null)
            .where("other.deleted_at", "is", null)
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
  await query.updateTable("account").set({ given_name: givenName, surname, phone, language }).where("id", "=", id).execute();
}

/** Hides or shows prices. Returns false if the prices are withheld from this account, so it can't show them. */
export async function updateHidePrices(query: Query, id: number, hidden: boolean): Promise<boolean> {
  const row = await query
    .updateTable("account")
    .set({ hide_prices: hidden })
    .where("id", "=", id)
    .where((of) => (hidden ? of.lit(true) : of("prices_withheld", "=", false)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an account until commit, so that changes that call this run one after the other. */
export async function lockAccount(query: Query, accountId: number): Promise<void> {
  await query.selectFrom("account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}
