import { isStaffRight, type Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { KeyState } from "./api-key.rules.ts";
import type { StaffSession } from "./staff-session.ts";

/** A key with what it may do now. */
export interface StoredKey extends KeyState {
  secretId: number;
  usedAt: Date | null;
  usedFrom: string | null;
  session: StaffSession;
}

/** Returns the key of a secret, by its hash or number, with its current rights; null for an unknown one. */
export async function selectKey(query: Query, secret: { hash: string } | { id: number }): Promise<StoredKey | null> {
  const row = await query
    .selectFrom("apiKeySecret")
    .innerJoin("apiKey", "apiKey.staffId", "apiKeySecret.staffId")
    .innerJoin("staff", "staff.id", "apiKey.staffId")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(["apiKeySecret.id as secretId", "endsAt", "usedAt", "usedFrom", "apiKey.addresses", "apiKey.expiresAt", "staff.blockedAt"])
    .select(["staff.id as staffId", "staff.storefrontId", "staff.name", "staff.language", "staffRole.code as role"])
    .select(["staffRole.name as roleName", sql<string[]>`coalesce(staff_role.rights, staff.rights)`.as("rights")])
    .select(
      sql<number[] | null>`(select array_agg(place_id order by place_id) from staff_store where staff_store.staff_id = staff.id)`.as(
        "placeIds",
      ),
    )
    .where((of) => ("hash" in secret ? of("apiKeySecret.hash", "=", secret.hash) : of("apiKeySecret.id", "=", secret.id)))
    .executeTakeFirst();
  if (!row) return null;
  const { secretId, storefrontId, endsAt, usedAt, usedFrom, addresses, expiresAt, blockedAt, staffId, name, role, roleName } = row;
  const session: StaffSession = {
    id: `key:${staffId}`,
    staffId,
    email: name,
    name,
    language: row.language as Language,
    role: role && roleName ? { code: role, name: roleName } : null,
    rights: row.rights.filter(isStaffRight),
    hasAuthenticator: false,
    hasSecondFactor: true,
    placeIds: row.placeIds,
    isKey: true,
  };
  return { secretId, storefrontId, endsAt, usedAt, usedFrom, addresses, expiresAt, isRevoked: blockedAt !== null, session };
}

export async function touchSecret(query: Query, id: number, now: Date, from: string): Promise<void> {
  await query.updateTable("apiKeySecret").set({ usedAt: now, usedFrom: from }).where("id", "=", id).execute();
}
