import type { account } from "@azulejo/contract";
import { requireSession } from "../../../context.ts";
import type { Verb } from "../../../http/handler.ts";
import { updateProfileOf } from "../account.repository.ts";

export const updateProfile: Verb<typeof account.updateProfile> = async (context, profile) => {
  await updateProfileOf(context.query, requireSession(context).accountId, profile);
  return { done: true };
};
