import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** The sign-in methods of an account. */
export interface WaysIn {
  password: boolean;
  passkeys: number;
  externalLogins: number;
}

const count = (table: "passkey" | "external_login") =>
  sql<number>`(select count(*)::int from ${sql.table(table)} as way where way.account_id = account.id)`;

export async function selectWaysIn(query: Query, accountId: number): Promise<WaysIn> {
  const row = await query
    .selectFrom("account")
    .select(["password_hash", count("passkey").as("passkeys"), count("external_login").as("externalLogins")])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { password: row.password_hash !== null, passkeys: row.passkeys, externalLogins: row.externalLogins };
}

/** Returns whether codes are required, and how many recovery codes are unused. */
export async function selectCodeState(query: Query, accountId: number): Promise<{ secondFactor: boolean; recoveryCodesLeft: number }> {
  const factor = await query
    .selectFrom("second_factor")
    .select(({ selectFrom, fn }) =>
      selectFrom("recovery_code")
        .select(fn.countAll<number>().as("left"))
        .whereRef("recovery_code.account_id", "=", "second_factor.account_id")
        .where("used_at", "is", null)
        .as("left"),
    )
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return { secondFactor: factor !== undefined, recoveryCodesLeft: Number(factor?.left ?? 0) };
}
