import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** The sign-in methods of an account. */
export interface SignInMethods {
  password: boolean;
  passkeys: number;
  externalLogins: number;
}

const count = (table: "passkey" | "externalLogin") =>
  sql<number>`(select count(*)::int from ${sql.table(table)} as way where way.account_id = account.id)`;

export async function selectSignInMethods(query: Query, accountId: number): Promise<SignInMethods> {
  const row = await query
    .selectFrom("account")
    .select(["passwordHash", count("passkey").as("passkeys"), count("externalLogin").as("externalLogins")])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { password: row.passwordHash !== null, passkeys: row.passkeys, externalLogins: row.externalLogins };
}

/** Returns whether codes are required, and how many recovery codes are unused. */
export async function selectCodeState(query: Query, accountId: number): Promise<{ secondFactor: boolean; recoveryCodesLeft: number }> {
  const factor = await query
    .selectFrom("secondFactor")
    .select(({ selectFrom, fn }) =>
      selectFrom("recoveryCode")
        .select(fn.countAll<number>().as("left"))
        .whereRef("recoveryCode.accountId", "=", "secondFactor.accountId")
        .where("usedAt", "is", null)
        .as("left"),
    )
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return { secondFactor: factor !== undefined, recoveryCodesLeft: Number(factor?.left ?? 0) };
}
