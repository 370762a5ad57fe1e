import type { Query } from "@azulejo/database";
import { staffIdentity } from "../../../identity/identity.ts";
import { deletePasskeys } from "../../../identity/passkeys/passkey.repository.ts";
import { deleteFactor } from "../../../identity/second-factor/second-factor.repository.ts";

/** Deletes a staff member's second factor and passkeys. */
export async function deleteFactors(query: Query, staffId: number): Promise<void> {
  await deleteFactor(query, staffIdentity, staffId);
  await deletePasskeys(query, staffIdentity, staffId);
}
