import { requestContext } from "../../../request/request-context.server.ts";
import type { Route } from "./+types/session.resource";

/** Returns when the session ends, for the clock of an open page. The middleware has already renewed a session close to its end. */
export function action({ context }: Route.ActionArgs) {
  return { expiresAt: context.get(requestContext).session.claims?.expiresAt ?? null };
}
