import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { selectPasskeys } from "./passkey.repository.ts";

export const listPasskeys: Verb<typeof account.listPasskeys> = async (context) => {
  const passkeys = await selectPasskeys(context.query, requireSession(context).accountId);
  return passkeys.map(({ id, name, addedAt, usedAt }) => ({
    id,
    name,
    addedAt: addedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
};
