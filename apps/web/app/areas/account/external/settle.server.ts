import type { ExternalLoginResult } from "@azulejo/contract/areas/account.ts";
import type { RouterContextProvider } from "react-router";
import { leaveNotice } from "../../../request/flash.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { samePath } from "../../../routing/same-path.ts";
import { enter } from "../session/enter.server.ts";
import type { EntryEvent } from "../session/send-entry-event.server.ts";
import { keepAttempt, type OpenAttempt } from "./open-attempt.server.ts";

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  address(path: string): string;
}

/** Applies the status of an external sign-in to this browser. @returns the redirect target and headers */
export async function settle(
  { request, context, address }: Asked,
  attempt: OpenAttempt | null,
  result: ExternalLoginResult,
  event: EntryEvent,
): Promise<{ to: string; headers: Headers }> {
  const { authResponse, reason, ...question } = result;
  const language = attempt?.language ?? "en";
  const back = samePath(result.returnTo ?? "", address("account/"));
  const go = async (to: string, next: OpenAttempt | null = null, headers = new Headers()) => {
    headers.append("set-cookie", await keepAttempt(context, next));
    return { to, headers };
  };
  switch (result.externalLoginStatus) {
    case "signedIn":
      if (authResponse) return go(back, null, await enter({ request, context, language }, authResponse, event));
      leaveNotice(context, "account.notice.linked");
      return go(back);
    case "confirmationRequired":
    case "linkRequired":
      return go(address("account/external"), attempt && { ...attempt, question });
    case "rejected":
      leaveNotice(context, `account.notice.rejected.${reason ?? "failed"}`, {}, "alert");
      return go(address(context.get(requestContext).session.claims ? "account/linkedlogins" : "account/external"));
  }
}
