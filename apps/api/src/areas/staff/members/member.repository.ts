import { isStaffRight, type Language, type StaffRight } from "@azulejo/contract";
import type { Localized, Query } from "@azulejo/database";
import { sql } from "kysely";
import { hasSecondFactor } from "../../../session/staff-session.repository.ts";

/** A staff member with their current rights. */
export interface Member {
  id: number;
  email: string;
  emailKey: string;
  name: string;
  language: Language;
  /** Null for rights without a role. */
  role: { code: string; name: Localized } | null;
  rights: StaffRight[];
  /** The places that they are limited to; null for all. */
  placeIds: number[] | null;
  isBlocked: boolean;
  lockReason: string | null;
  signedInAt: Date | null;
  hasSecondFactor: boolean;
  /** The account of an API key, which nobody signs in to. */
  isKey: boolean;
}

const placeIds = sql<
  number[] | null
>`(select array_agg(place_id order by place_id) from staff_store where staff_store.staff_id = staff.id)`;

/** Whether a row of `staff` is the account of an API key. */
const isKeyAccount = sql<boolean>`exists (select from api_key where api_key.staff_id = staff.id)`;

/** Returns a storefront's staff by name and address, without API keys; or the one with `id`. */
export const selectMembers = async (query: Query, storefrontId: number, id?: number): Promise<Member[]> =>
  (await selectMembersAndKeys(query, storefrontId, id)).filter(({ isKey }) => !isKey);

/** Returns everybody with rights: staff and the accounts of API keys. */
export async function selectMembersAndKeys(query: Query, storefrontId: number, id?: number): Promise<Member[]> {
  const rows = await query
    .selectFrom("staff")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(["staff.id", "staff.email", "emailKey", "staff.name", "language", "staff.rights", "blockedAt", "lockReason", "signedInAt"])
    .select(["staffRole.code as role", "staffRole.name as roleName", "staffRole.rights as roleRights", placeIds.as("placeIds")])
    .select([hasSecondFactor.as("hasSecondFactor"), isKeyAccount.as("isKey")])
    .where("staff.storefrontId", "=", storefrontId)
    .$if(id !== undefined, (of) => of.where("staff.id", "=", id ?? 0))
    .orderBy(sql`lower(staff.name)`)
    .orderBy("emailKey")
    .execute();
  return rows.map(({ role, roleName, roleRights, rights, blockedAt, ...row }) => ({
    ...row,
    language: row.language as Language,
    role: role && roleName ? { code: role, name: roleName } : null,
    rights: (roleRights ?? rights).filter(isStaffRight),
    isBlocked: blockedAt !== null,
  }));
}

/** Returns the number of valid sessions of each staff member, by id. */
export async function countOpenSessions(query: Query, storefrontId: number, now: Date): Promise<Map<number, number>> {
  const rows = await query
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select(["staff.id", (of) => of.fn.countAll<string>().as("sessions")])
    .where("staff.storefrontId", "=", storefrontId)
    .where("session.endedAt", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("refreshToken").select("hash").whereRef("sessionId", "=", "session.id").where("refreshToken.expiresAt", ">", now)),
    )
    .groupBy("staff.id")
    .execute();
  return new Map(rows.map(({ id, sessions }) => [id, Number(sessions)]));
}

/** Locks a storefront's roles and rights until the transaction ends. */
export async function lockStaffing(query: Query, storefrontId: number): Promise<void> {
  await query.selectFrom("storefront").select("id").where("id", "=", storefrontId).forNoKeyUpdate().execute();
}

/** Records the time of a sign-in. */
export async function touchStaff(query: Query, id: number, now: Date): Promise<void> {
  await query.updateTable("staff").set({ signedInAt: now }).where("id", "=", id).execute();
}
