import { customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { redirect } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { readStates } from "../../../request/states.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { type ShellData, useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../frame/account-frame.tsx";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import type { Route } from "./+types/professional-page";
import { ProfessionalForm } from "./professional-form.tsx";
import { readRequest, readRequestForm } from "./read-request.server.ts";

export const loader = pageLoader(async (visit) => {
  const { context, language, session } = visit;
  if (!session) return { model: null, countries: [] };
  const [model, countries] = await Promise.all([callApi(context, language, customer.model, {}), readStates(visit.context, visit.language)]);
  return { model, countries };
});

export const action = pageAction(async (visit) => {
  const { context, language, address } = visit;
  let form = new FormData();
  try {
    form = await readRequestForm(visit);
    await callApi(context, language, customer.createRequest, await readRequest(visit, form, "professional"));
    throw redirect(address("account/complete/professional"));
  } catch (error) {
    if (!form.has("intent")) form.set("intent", "professional");
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.professional.title");

export default function ProfessionalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { model, countries } = loaderData;
  const title = t("account.professional.title");
  if (!model) return <ForGuests root={root} title={title} />;
  const open = model.openRequest?.kind === "professional" ? model.openRequest : null;
  const member = model.roles.includes("Professional");
  return (
    <AccountFrame root={root} title={title} lead={t("account.professional.lead")}>
      <Benefits />
      {member && <p className="font-medium">{t("account.professional.member")}</p>}
      {open && <p className="font-medium">{t("account.professional.open", { reference: open.reference })}</p>}
      {!member && !open && <ProfessionalForm model={model} countries={countries} faults={actionData?.faults ?? null} />}
    </AccountFrame>
  );
}

function ForGuests({ root, title }: { root: ShellData; title: string }) {
  const t = useText();
  const address = useAddress();
  const back = `?returnTo=${encodeURIComponent(address("account/professional"))}`;
  return (
    <EntryFrame root={root} title={title} lead={t("account.professional.lead")}>
      <Benefits />
      <p>{t("account.professional.first")}</p>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href={address("account/login") + back}>{t("account.login.title")}</ButtonLink>
        <ButtonLink href={address("account/register") + back} look="quiet">
          {t("account.register.title")}
        </ButtonLink>
      </p>
    </EntryFrame>
  );
}

function Benefits() {
  const t = useText();
  return (
    <ul className="max-w-prose list-[square] space-y-1 pl-5">
      {(["samples", "person"] as const).map((one) => (
        <li key={one}>{t(`account.professional.${one}`)}</li>
      ))}
    </ul>
  );
}
