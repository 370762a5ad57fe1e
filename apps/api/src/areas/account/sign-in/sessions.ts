import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { endSessionsOf, selectSessions } from "../../../session/session.repository.ts";

export const listSessions: Verb<typeof account.listSessions> = async (context) => {
  const { id, accountId } = requireSession(context);
  const sessions = await selectSessions(context.query, { accountId }, context.now());
  return sessions.map(({ startedAt, usedAt, ...session }) => ({
    ...session,
    startedAt: startedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: session.id === id,
  }));
};

export const endSessions: Verb<typeof account.endSessions> = async (context, { id }) => {
  const own = requireSession(context);
  const which = id ? { only: id } : { except: own.id };
  return { ended: await endSessionsOf(context.query, own.accountId, "ended by its owner", context.now(), which) };
};
