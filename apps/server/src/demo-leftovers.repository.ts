import type { Database } from "@azulejo/database";
import { knownKeys } from "./config/demo.ts";

const DEMO_PEOPLE = "%@demo.test";

/** Returns demo credentials that a database still accepts: public keys, content tokens, users and staff. */
export async function demoLeftovers({ query }: Database): Promise<string[]> {
  const keys = await query.selectFrom("storefront").select("publicKey").where("publicKey", "in", knownKeys.publicKeys).execute();
  const tokens = await query
    .selectFrom("content.token")
    .select("token")
    .where("token", "in", knownKeys.contentTokens)
    .orderBy("token")
    .execute();
  const people = await query.selectFrom("account").select("email").where("email", "like", DEMO_PEOPLE).orderBy("email").execute();
  const staff = await query.selectFrom("staff").select("email").where("email", "like", DEMO_PEOPLE).orderBy("email").execute();
  return [
    ...keys.map((row) => `the demo's public key ${row.publicKey}`),
    ...tokens.map((row) => `the demo's content token ${row.token}`),
    ...people.map((row) => `the demo's person ${row.email}`),
    ...staff.map((row) => `the demo's staff ${row.email}`),
  ];
}
