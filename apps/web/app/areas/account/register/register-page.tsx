import { customer } from "@azulejo/contract";
import { customerTypes } from "@azulejo/contract/claims.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { redirect, redirectDocument } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { readStates } from "../../../request/states.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { ProviderButtons } from "../external/provider-buttons.tsx";
import { readProviders } from "../external/read-providers.server.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import { returnPath } from "../return-to.server.ts";
import { keepAddress } from "../secret-address.ts";
import { enter } from "../session/enter.server.ts";
import type { Route } from "./+types/register-page";
import { InvitationForm } from "./invitation-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { signUp } from "./sign-up.server.ts";
import { TypePicker } from "./type-picker.tsx";

/** The address contains the invitation's token. */
export const headers = keepAddress;

export const loader = pageLoader(async (visit) => {
  const { url, session } = visit;
  const token = url.searchParams.get("invitation");
  const returnTo = returnPath(visit);
  const nobody = { type: null, returnTo, countries: [], providers: [], invitation: null };
  if (token !== null) return { ...nobody, kind: "invitation" as const, invitation: await readInvitation(visit, token) };
  if (session) throw redirect(returnTo);
  const type = customerTypes.find((one) => one === url.searchParams.get("type")) ?? null;
  const [countries, providers] = await Promise.all([
    type && type !== "homeowner" ? readStates(visit.context, visit.language) : [],
    readProviders(visit),
  ]);
  return { ...nobody, kind: "register" as const, type, countries, providers };
});

/** Null for a link that is no longer valid. */
async function readInvitation({ context, language }: Visit, token: string) {
  try {
    return await callApi(context, language, customer.invitationData, { token });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    throw entry(form, "intent") === "invitation" ? await accept(visit, form) : await signUp(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

async function accept(visit: Visit, form: FormData): Promise<Response> {
  const { context, language, url, address } = visit;
  const pair = await callApi(context, language, customer.acceptInvitation, {
    ...readInput(customer.acceptInvitation, form, ["givenName", "surname", "password", "code"]),
    token: url.searchParams.get("invitation") ?? "",
  });
  leaveNotice(context, "account.notice.joined");
  return redirectDocument(address("account/"), { headers: await enter(visit, pair, "user-logged-in") });
}

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const title = loaderData?.kind === "invitation" ? "account.invitation.title" : "account.register.title";
  return headOf({ root, location, title: root && text(root.language, title), noindex: true });
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { kind, type, countries, providers, returnTo, invitation } = loaderData;
  const faults = actionData?.faults ?? null;
  if (kind === "invitation") return <InvitationForm root={root} invitation={invitation} faults={faults} />;
  const back = `returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <EntryFrame root={root} title={t("account.register.title")} lead={t("account.register.lead")}>
      <TypePicker chosen={type} query={back} />
      {type && <RegisterForm key="form" type={type} countries={countries} returnTo={returnTo} faults={faults} />}
      {!type && providers.length > 0 && (
        <section className="space-y-3">
          <Rule>{t("account.otherWays")}</Rule>
          <ProviderButtons providers={providers} returnTo={returnTo} />
        </section>
      )}
      <p>
        {t("account.register.known")} <a href={`${address("account/login")}?${back}`}>{t("account.login.title")}</a>
      </p>
    </EntryFrame>
  );
}
