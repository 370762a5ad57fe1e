import type { account } from "@azulejo/contract";
import { requireSession } from "../../../context.ts";
import type { Verb } from "../../../http/handler.ts";
import { selectSessions } from "../../../session/session.repository.ts";

export const listSessions: Verb<typeof account.listSessions> = async (context) => {
  const { id, accountId } = requireSession(context);
  const sessions = await selectSessions(context.query, accountId, context.now());
  return sessions.map(({ startedAt, usedAt, ...session }) => ({
    ...session,
    startedAt: startedAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: session.id === id,
  }));
};
