import type { office } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireStaff } from "../../../context.ts";
import { placeCodes } from "../granted.ts";
import { readChoices } from "../members/list-staff.ts";
import { covers } from "../power.rules.ts";
import { type ApiKeyRow, selectKeys } from "./key.repository.ts";

/** Returns all keys as one page, because a shop has few. */
export const listKeys: Verb<typeof office.apiKeys> = async (context) => {
  const own = requireStaff(context);
  const now = context.now();
  const codesOf = await placeCodes(context);
  const keys = await selectKeys(context.query, context.storefront.id);
  const shown = keys.map((key) => ({
    keyId: key.id,
    name: key.name,
    role: key.role,
    rights: key.rights,
    stores: codesOf(key.placeIds),
    addresses: key.addresses,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
    createdBy: key.createdBy,
    state: stateOf(key, now),
    secrets: key.secrets
      .filter(({ endsAt }) => !endsAt || endsAt > now)
      .map(({ hint, usedFrom, ...secret }) => ({
        hint,
        usedFrom,
        createdAt: secret.createdAt.toISOString(),
        endsAt: secret.endsAt?.toISOString() ?? null,
        usedAt: secret.usedAt?.toISOString() ?? null,
      })),
    mayChange: covers(own, key),
  }));
  return { keys: shown, ...(await readChoices(context)) };
};

export function stateOf({ isRevoked, expiresAt }: Pick<ApiKeyRow, "isRevoked" | "expiresAt">, now: Date): "active" | "expired" | "revoked" {
  if (isRevoked) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "active";
}
