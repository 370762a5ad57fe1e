import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { endLogged } from "../../../session/open-session.ts";
import { selectSessionOfToken } from "../../../session/session.repository.ts";
import { hashOf } from "../../../session/ticket.ts";

export const logout: Verb<typeof account.logout> = async (context, { refreshToken }) => {
  const id = await selectSessionOfToken(context.query, hashOf(refreshToken));
  if (id) await endLogged(context, id, "signed out", context.now());
  return { done: true };
};
