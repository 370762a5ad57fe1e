import { sessionContext } from "../../request/request-session.server.ts";
import type { Route } from "./+types/session.resource";

/** When the session ends, for the clock of an open page. What is about to end has been renewed on the way here. */
export function action({ context }: Route.ActionArgs) {
  return { expiresAt: context.get(sessionContext).claims?.expiresAt ?? null };
}
