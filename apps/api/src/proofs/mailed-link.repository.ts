import type { Query } from "@azulejo/database";

export type LinkKind =
  | "proof"
  | "address"
  | "reset"
  | "code"
  | "webauthn"
  | "staff_webauthn"
  | "external"
  | "captcha"
  | "subscription"
  | "stock_alert"
  | "privacy"
  | "view";

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
    .insertInto("accountLink")
    .values({
      hash: link.hash,
      kind: link.kind,
      storefrontId: link.storefrontId,
      accountId: link.accountId ?? null,
      data: JSON.stringify(link.data ?? {}),
      expiresAt: link.expiresAt,
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
    .selectFrom("accountLink")
    .select(["kind", "accountId as accountId", "data"])
    .where("hash", "=", hash)
    .where("storefrontId", "=", storefrontId)
    .where("kind", "in", kinds)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the data of a link of one kind, used before or not; null if it is expired or unknown. */
export async function selectLinkData<Data>(query: Query, named: { storefrontId: number; kind: LinkKind; hash: string }, now: Date) {
  const row = await query
    .selectFrom("accountLink")
    .select("data")
    .where("hash", "=", named.hash)
    .where("storefrontId", "=", named.storefrontId)
    .where("kind", "=", named.kind)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row ? (row.data as Data) : null;
}

/** Marks a link as used and returns it. Only the first caller gets it; all others get null. */
export async function takeLink(query: Query, { storefrontId, kinds, hash }: Named, now: Date): Promise<OpenLink | null> {
  const row = await query
    .updateTable("accountLink")
    .set({ usedAt: now })
    .where("hash", "=", hash)
    .where("storefrontId", "=", storefrontId)
    .where("kind", "in", kinds)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["kind", "accountId as accountId", "data"])
    .executeTakeFirst();
  return row ?? null;
}

/** Voids the account's open links of these kinds. */
export async function voidLinks(query: Query, accountId: number, kinds: LinkKind[], now: Date): Promise<void> {
  await query
    .updateTable("accountLink")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("kind", "in", kinds)
    .where("usedAt", "is", null)
    .execute();
}

const MINUTE_MS = 60_000;

/** Lifetimes of links and tickets, in ms. */
export const PROOF_MS = 24 * 60 * MINUTE_MS;
export const RESET_MS = 30 * MINUTE_MS;
export const MOVED_IN_MS = 14 * 24 * 60 * MINUTE_MS;
export const ACCESS_CODE_MS = MINUTE_MS;
export const EXTERNAL_MS = 10 * MINUTE_MS;
export const PASSKEY_MS = 5 * MINUTE_MS;
export const VIEW_MS = MINUTE_MS;
