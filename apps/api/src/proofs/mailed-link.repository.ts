import type { Query } from "@azulejo/database";

export type LinkKind = "proof" | "address" | "reset" | "code" | "webauthn" | "external" | "captcha" | "subscription";

export interface NewLink {
  hash: string;
  kind: LinkKind;
  storefrontId: number;
  accountId?: number;
  data?: Record<string, unknown>;
  expiresAt: Date;
}

/** Stores a link. Returns false if the same one is already stored. */
export async function insertLink(query: Query, link: NewLink): Promise<boolean> {
  const row = await query
    .insertInto("account_link")
    .values({
      hash: link.hash,
      kind: link.kind,
      storefront_id: link.storefrontId,
      account_id: link.accountId ?? null,
      data: JSON.stringify(link.data ?? {}),
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst();
  return row !== undefined;
}

export interface OpenLink {
  kind: LinkKind;
  accountId: number | null;
  data: Record<string, unknown>;
}

interface Named {
  storefrontId: number;
  kinds: LinkKind[];
  hash: string;
}

/** Returns a usable link, or null if it is used, expired, or of another kind or storefront. */
export async function selectLink(query: Query, { storefrontId, kinds, hash }: Named, now: Date): Promise<OpenLink | null> {
  const row = await query
    .selectFrom("account_link")
    .select(["kind", "account_id as accountId", "data"])
    .where("hash", "=", hash)
    .where("storefront_id", "=", storefrontId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks a link as used and returns it. Only the first caller gets it; all others get null. */
export async function takeLink(query: Query, { storefrontId, kinds, hash }: Named, now: Date): Promise<OpenLink | null> {
  const row = await query
    .updateTable("account_link")
    .set({ used_at: now })
    .where("hash", "=", hash)
    .where("storefront_id", "=", storefrontId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["kind", "account_id as accountId", "data"])
    .executeTakeFirst();
  return row ?? null;
}

/** Voids the account's open links of these kinds. */
export async function voidLinks(query: Query, accountId: number, kinds: LinkKind[], now: Date): Promise<void> {
  await query
    .updateTable("account_link")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .execute();
}
