import { createPasswords, type PasswordCost } from "@azulejo/api/session/passwords.ts";
import type { Database } from "@azulejo/database";
import { DEMO_PASSWORD } from "@azulejo/seed/load-accounts.ts";

/** Tests sign in hundreds of times, and a hash at the real cost takes a processor 30 ms. */
export const CHEAP: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Replaces the password hashes of the demo's people with cheap ones. */
export async function cheapenPasswords({ query }: Database): Promise<void> {
  const passwordHash = await createPasswords(CHEAP).hash(DEMO_PASSWORD);
  await query.updateTable("account").set({ passwordHash }).where("passwordHash", "is not", null).execute();
  await query.updateTable("staff").set({ passwordHash }).where("passwordHash", "is not", null).execute();
}
