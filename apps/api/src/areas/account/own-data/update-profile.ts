import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { updateProfileOf } from "../account.repository.ts";

export const updateProfile: Verb<typeof account.updateProfile> = async (context, profile) => {
  await updateProfileOf(context.query, requireSession(context).accountId, profile);
  return { done: true };
};
