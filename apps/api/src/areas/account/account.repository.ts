import type { Query } from "@azulejo/database";

export interface StoredAccount {
  id: number;
  passwordHash: string | null;
  blocked: boolean;
}

/** The account whose owner has proved this address; there is one at most. */
export async function selectAccountByEmail(query: Query, storefrontId: number, emailKey: string): Promise<StoredAccount | null> {
  const row = await query
    .selectFrom("account")
    .select(["id", "password_hash", "blocked_at"])
    .where("storefront_id", "=", storefrontId)
    .where("email_key", "=", emailKey)
    .where("email_proved_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash, blocked: row.blocked_at !== null } : null;
}
