import { isStaffRight, type StaffRight } from "@azulejo/contract";
import type { Localized, Query } from "@azulejo/database";
import { sql } from "kysely";

export interface StoredSecret {
  hint: string;
  createdAt: Date;
  endsAt: Date | null;
  usedAt: Date | null;
  usedFrom: string | null;
}

/** An API key with its current rights. */
export interface ApiKeyRow {
  id: number;
  name: string;
  role: { code: string; name: Localized } | null;
  rights: StaffRight[];
  placeIds: number[] | null;
  addresses: string[];
  expiresAt: Date | null;
  createdAt: Date;
  createdBy: string;
  isRevoked: boolean;
  /** The secrets of the key, newest first, including expired ones. */
  secrets: StoredSecret[];
}

const secrets = sql<Record<keyof StoredSecret, string | null>[]>`(
  select jsonb_agg(jsonb_build_object('hint', hint, 'createdAt', created_at, 'endsAt', ends_at, 'usedAt', used_at, 'usedFrom', used_from)
    order by id desc)
  from api_key_secret where api_key_secret.staff_id = api_key.staff_id)`;

/** Returns the API keys of a storefront, active ones first, by name; or the one with `id`. */
export async function selectKeys(query: Query, storefrontId: number, id?: number): Promise<ApiKeyRow[]> {
  const rows = await query
    .selectFrom("apiKey")
    .innerJoin("staff", "staff.id", "apiKey.staffId")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(["staff.id", "staff.name", "staff.rights", "blockedAt", "addresses", "expiresAt", "apiKey.createdAt", "createdBy"])
    .select(["staffRole.code as role", "staffRole.name as roleName", "staffRole.rights as roleRights", secrets.as("secrets")])
    .select(
      sql<number[] | null>`(select array_agg(place_id order by place_id) from staff_store where staff_store.staff_id = staff.id)`.as(
        "placeIds",
      ),
    )
    .where("staff.storefrontId", "=", storefrontId)
    .$if(id !== undefined, (of) => of.where("staff.id", "=", id ?? 0))
    .orderBy(sql`blocked_at is not null`)
    .orderBy(sql`lower(staff.name)`)
    .execute();
  return rows.map(({ role, roleName, roleRights, rights, blockedAt, secrets: own, ...row }) => ({
    ...row,
    role: role && roleName ? { code: role, name: roleName } : null,
    rights: (roleRights ?? rights).filter(isStaffRight),
    isRevoked: blockedAt !== null,
    secrets: (own ?? []).map((one) => ({
      hint: one.hint ?? "",
      createdAt: new Date(one.createdAt ?? 0),
      endsAt: one.endsAt === null ? null : new Date(one.endsAt),
      usedAt: one.usedAt === null ? null : new Date(one.usedAt),
      usedFrom: one.usedFrom,
    })),
  }));
}

/** Returns a key's entry among the email addresses of staff. Nobody can sign in with it. */
const nameKey = (name: string): string => `api-key:${name.toLowerCase()}`;

export interface NewKey {
  storefrontId: number;
  name: string;
  roleId: number;
  placeIds: readonly number[];
  addresses: readonly string[];
  expiresAt: Date | null;
  createdBy: string;
  now: Date;
}

/** Returns the id; null, without writing anything, if a key has this name. */
export async function insertKey(
  query: Query,
  { storefrontId, name, roleId, placeIds, addresses, now, ...key }: NewKey,
): Promise<number | null> {
  const account = { storefrontId, name, email: name, emailKey: nameKey(name), passwordHash: "", rights: [], roleId };
  const added = await query
    .insertInto("staff")
    .values(account)
    .onConflict((conflict) => conflict.columns(["storefrontId", "emailKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return null;
  const staffId = added.id;
  await query
    .insertInto("apiKey")
    .values({ ...key, staffId, addresses: [...addresses], createdAt: now })
    .execute();
  const stores = placeIds.map((placeId) => ({ staffId, placeId }));
  if (stores.length > 0) await query.insertInto("staffStore").values(stores).execute();
  return staffId;
}

export async function insertSecret(query: Query, staffId: number, secret: { hash: string; hint: string; createdAt: Date }): Promise<void> {
  await query
    .insertInto("apiKeySecret")
    .values({ ...secret, staffId })
    .execute();
}

/** Ends the secrets of a key at a time, unless they end earlier. */
export async function endSecrets(query: Query, staffId: number, at: Date): Promise<void> {
  await query
    .updateTable("apiKeySecret")
    .set({ endsAt: sql<Date>`least(ends_at, ${at})` })
    .where("staffId", "=", staffId)
    .execute();
}

export async function updateAddresses(query: Query, staffId: number, addresses: readonly string[]): Promise<void> {
  await query
    .updateTable("apiKey")
    .set({ addresses: [...addresses] })
    .where("staffId", "=", staffId)
    .execute();
}

/** Revokes a key, whose name can then be used again. */
export async function revokeKeyRow(query: Query, staffId: number, at: Date): Promise<void> {
  await query
    .updateTable("staff")
    .set({ blockedAt: at, lockReason: "revoked", emailKey: `api-key:${staffId}:revoked` })
    .where("id", "=", staffId)
    .execute();
}
