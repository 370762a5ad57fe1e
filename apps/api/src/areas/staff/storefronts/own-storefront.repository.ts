import type { Query } from "@azulejo/database";
import { hasSecondFactor } from "../../../session/staff-session.repository.ts";
import { isPerson } from "../staff.repository.ts";

/** An account of a person in one storefront. */
export interface OwnAccount {
  staffId: number;
  storefrontId: number;
  hasSecondFactor: boolean;
}

/**
 * Returns the accounts with an address that aren't blocked, in all storefronts. They belong to one person, because an account begins with a
 * link sent to its address, or is made by who runs the deployment.
 */
export async function selectAccountsOf(query: Query, emailKey: string): Promise<OwnAccount[]> {
  return query
    .selectFrom("staff")
    .select(["id as staffId", "storefrontId", hasSecondFactor.as("hasSecondFactor")])
    .where("emailKey", "=", emailKey)
    .where("blockedAt", "is", null)
    .where(isPerson)
    .execute();
}
