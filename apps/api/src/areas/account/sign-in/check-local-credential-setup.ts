import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { selectCodeState, selectWaysIn } from "./ways-in.repository.ts";

export const checkLocalCredentialSetup: Verb<typeof account.checkLocalCredentialSetup> = async (context) => {
  const { accountId, emailProved } = requireSession(context);
  const ways = await selectWaysIn(context.query, accountId);
  return { ...ways, ...(await selectCodeState(context.query, accountId)), emailProved };
};
