import { account } from "@azulejo/contract";
import type { CustomerType } from "@azulejo/contract/claims.ts";
import { redirectDocument } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import { readInput, webAddress } from "../../../form/read-input.server.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { readStates } from "../../../request/states.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { addressIn } from "../form/states.server.ts";
import { returnPath } from "../return-to.server.ts";
import { enter } from "../session/enter.server.ts";

const person = ["email", "password", "givenName", "surname", "phone", "newsletter", "type", "captchaToken"] as const;
const business = ["company", "resaleNumber"] as const;

/** Creates an account from a submitted form and signs in. @returns the path of the next page */
export async function signUp(visit: Visit, form: FormData): Promise<Response> {
  const { context, language } = visit;
  const type = entry(form, "type") as CustomerType;
  const ofBusiness = type !== "homeowner";
  const website = webAddress(entry(form, "website"));
  const address = ofBusiness ? addressIn(form, await readStates(visit.context, visit.language)) : undefined;
  const pair = await callApi(context, language, account.signup, {
    ...readInput(account.signup, form, ofBusiness ? [...person, ...business] : person),
    ...(ofBusiness && website && { website }),
    ...(address && { address }),
  });
  leaveNotice(context, "account.notice.welcome", { email: entry(form, "email") });
  const wanted = returnPath(visit, form);
  // A business continues with its application, prefilled with these values, unless it came from another page.
  const next = ofBusiness && wanted === visit.address("account/") ? visit.address("account/businessform") : wanted;
  return redirectDocument(next, { headers: await enter(visit, pair, "signed-up") });
}
