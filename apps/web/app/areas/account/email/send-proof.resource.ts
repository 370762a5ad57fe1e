import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { isByDocument } from "../../../request/by-document.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { samePath } from "../../../routing/same-path.ts";
import type { Route } from "./+types/send-proof.resource";

export interface ProofAnswer {
  sent: boolean;
  messages: string[];
}

/** Resends the confirmation email; without scripts, the requesting page confirms it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOf(url.href);
  const form = await request.formData();
  const answer = await sendProof(() => callApi(context, language, account.sendProof, {}));
  if (!isByDocument(request)) return answer;
  const email = context.get(requestContext).session.claims?.userName ?? "";
  if (answer.sent) leaveNotice(context, "account.notice.proofSent", { email });
  else leaveNotice(context, "account.notice.proofNotSent", { reason: answer.messages.join(" ") }, "alert");
  throw redirect(samePath(String(form.get("returnTo") ?? ""), `/${language}/account/`), 303);
}

async function sendProof(send: () => Promise<unknown>): Promise<ProofAnswer> {
  try {
    await send();
    return { sent: true, messages: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { sent: false, messages: error.messages };
  }
}
