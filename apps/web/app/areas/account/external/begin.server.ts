import { randomBytes } from "node:crypto";
import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { keepAttempt } from "./open-attempt.server.ts";

/** Sends the browser to an external service to sign in, or to link it if the user is signed in. @throws ApiError */
export async function beginExternal({ context, language }: Visit, form: FormData, returnTo: string): Promise<Response> {
  const binding = randomBytes(32).toString("base64url");
  const password = entry(form, "password");
  const asked = { provider: entry(form, "provider"), returnTo, binding, ...(password && { password }) };
  const { address } = await callApi(context, language, account.externalLogin, asked);
  return redirect(address, { headers: { "set-cookie": await keepAttempt(context, { binding, language }) } });
}
