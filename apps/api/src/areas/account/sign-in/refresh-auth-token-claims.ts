import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { renewSession } from "../../../session/open-session.ts";

export const refreshAuthTokenClaims: Verb<typeof account.refreshAuthTokenClaims> = (context) =>
  renewSession(context, context.presented.authToken, context.presented.refreshToken);
