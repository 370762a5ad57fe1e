import type { Work } from "../../context.ts";
import type { IdentityConfig } from "../identity.ts";
import { selectPasskeys } from "./passkey.repository.ts";

/** Returns an owner's passkeys in wire format. */
export async function listPasskeysOf(identity: IdentityConfig, { query }: Work, ownerId: number) {
  const passkeys = await selectPasskeys(query, identity, ownerId);
  return passkeys.map(({ id, name, addedAt, usedAt }) => ({
    id,
    name,
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}
