import { account } from "@azulejo/contract";
import type { ExternalLoginResult } from "@azulejo/contract/areas/account.ts";
import { redirect } from "react-router";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import type { Route } from "./+types/external-return.resource";
import { type OpenAttempt, readAttempt } from "./open-attempt.server.ts";
import { settle } from "./settle.server.ts";

/** The parameters a service may send back, with the maximum length of each. */
const known = { state: 200, code: 4000, error: 200, iss: 300, user: 4000 };
/** The address contains secrets, so no referrer is sent. */
const noReferrer = { "referrer-policy": "no-referrer" };

function returned(values: URLSearchParams | FormData): Record<string, string> {
  const pairs = Object.entries(known).flatMap(([name, longest]) => {
    const value = values.get(name);
    return typeof value === "string" && value !== "" && value.length <= longest ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** A form posted by a service comes without our cookies, so it is redirected to the same address as a GET, which has them. */
export async function action({ request }: Route.ActionArgs) {
  const values = returned(await request.formData().catch(() => new FormData()));
  throw redirect(`/external-return?${new URLSearchParams(values)}`, { status: 303, headers: noReferrer });
}

/** Finishes the sign-in that this browser began, or goes to the page that asks for missing details. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const attempt = await readAttempt(request, context);
  const language = attempt?.language ?? "en";
  const settings = await readSettings(context, language);
  const address = (path: string) => addressOf(settings, language, path);
  const result = attempt ? await authorize(context, url, attempt) : rejected("expired");
  const { to, headers } = await settle({ request, context, address }, attempt, result, "user-logged-in");
  headers.set("referrer-policy", "no-referrer");
  return redirect(to, { headers });
}

/** Anything that is not a service's answer is a failed sign-in. */
async function authorize(context: Route.LoaderArgs["context"], url: URL, { binding, language }: OpenAttempt): Promise<ExternalLoginResult> {
  const { state = "", ...values } = returned(url.searchParams);
  try {
    return await callApi(context, language, account.externalLoginAuthorize, { state, ...values, binding });
  } catch (error) {
    if (error instanceof ApiError) return rejected("failed");
    throw error;
  }
}

const rejected = (reason: NonNullable<ExternalLoginResult["reason"]>): ExternalLoginResult => ({
  externalLoginStatus: "rejected",
  authResponse: null,
  provider: "",
  returnTo: null,
  ticket: null,
  needs: null,
  email: null,
  emailVerified: false,
  givenName: null,
  surname: null,
  reason,
});
