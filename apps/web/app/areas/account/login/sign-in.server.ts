import { account } from "@azulejo/contract";
import { redirectDocument } from "react-router";
import { readInput } from "../../../form/read-input.server.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { returnPath } from "../return-to.server.ts";
import { enter } from "../session/enter.server.ts";

/** Signs in with a submitted form. @returns the path of the next page */
export async function signIn(visit: Visit, form: FormData): Promise<Response> {
  const input = readInput(account.login, form, ["userName", "password", "code", "captchaToken"]);
  const pair = await callApi(visit.context, visit.language, account.login, input);
  return redirectDocument(returnPath(visit, form), { headers: await enter(visit, pair, "user-logged-in") });
}
