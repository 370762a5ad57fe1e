import { isStaffRight, type Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import type { StaffSession } from "./staff-session.ts";

/** Selects whether a row of `staff` has an authenticator app. */
export const hasAuthenticator = sql<boolean>`exists (select from staff_second_factor
  where staff_second_factor.staff_id = staff.id and confirmed_at is not null)`;

/** Selects whether a row of `staff` has an authenticator app or a passkey. */
export const hasSecondFactor = sql<boolean>`(${hasAuthenticator} or exists (select from staff_passkey where staff_passkey.staff_id = staff.id))`;

/** Returns an open session of staff with their current rights; null if it has ended or they are blocked. */
export async function selectStaffSession(query: Query, storefrontId: number, id: string): Promise<StaffSession | null> {
  const row = await query
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .leftJoin("staffRole", "staffRole.id", "staff.roleId")
    .select(["staff.id as staffId", "staff.email", "staff.name", "staff.language", "staffRole.code as role", "staffRole.name as roleName"])
    .select([
      sql<string[]>`coalesce(staff_role.rights, staff.rights)`.as("rights"),
      sql<number[] | null>`(select array_agg(place_id order by place_id) from staff_store where staff_store.staff_id = staff.id)`.as(
        "placeIds",
      ),
    ])
    .select([hasAuthenticator.as("hasAuthenticator"), hasSecondFactor.as("hasSecondFactor")])
    .where("session.id", "=", id)
    .where("staff.storefrontId", "=", storefrontId)
    .where("session.endedAt", "is", null)
    .where("staff.blockedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { role, roleName, rights, language, ...staff } = row;
  return {
    ...staff,
    id,
    language: language as Language,
    role: role && roleName ? { code: role, name: roleName } : null,
    rights: rights.filter(isStaffRight),
    isKey: false,
  };
}
