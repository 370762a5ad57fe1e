import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";

export const endSessions: Verb<typeof account.endSessions> = async (context, { id }) => {
  const own = requireSession(context);
  const which = id ? { only: id } : { except: own.id };
  return { ended: await endSessionsOf(context.query, own.accountId, "ended by its owner", context.now(), which) };
};
