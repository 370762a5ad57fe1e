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

/** Keeps what was handed out; false when the same was kept before. */
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

/** A link that can still be used; null when it is of another kind or storefront, used, or too old. */
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

/** Takes a link out of use, whoever comes first; null for all others. */
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

/** Open links of these kinds lead nowhere any more. */
export async function voidLinks(query: Query, accountId: number, kinds: LinkKind[], now: Date): Promise<void> {
  await query
    .updateTable("account_link")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("kind", "in", kinds)
    .where("used_at", "is", null)
    .execute();
}
