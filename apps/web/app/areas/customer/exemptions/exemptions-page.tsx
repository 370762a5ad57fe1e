import "virtual:words/account+customer";
import { customer } from "@azulejo/contract";
import type { TaxExemption } from "@azulejo/contract/tax-exemption.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { redirect } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { day } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { readStates } from "../../../request/states.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/exemptions-page";
import { ExemptionForm } from "./exemption-form.tsx";
import { readExemption } from "./read-exemption.server.ts";

/** `?edit=new` opens the form for another certificate. */
export const loader = pageLoader(async (visit) => {
  const { context, language, url } = visit;
  const [{ exemptions }, countries] = await Promise.all([
    callApi(context, language, customer.taxExemptions, {}),
    readStates(visit.context, visit.language),
  ]);
  return { exemptions, countries, isAdding: url.searchParams.get("edit") === "new" };
});

export const action = pageAction(async (visit) => {
  let form = new FormData();
  try {
    form = await visit.request.formData();
    await callApi(visit.context, visit.language, customer.submitTaxExemption, await readExemption(visit, form));
    leaveNotice(visit.context, "account.notice.exemptionSent");
  } catch (error) {
    return formFaults(error, form);
  }
  throw redirect(visit.address("account/exemptions"));
});

export const meta = accountHead("exemption.title");

export default function ExemptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  const { exemptions, countries, isAdding } = loaderData;
  const nameOf = ({ country, province }: TaxExemption) =>
    countries.find((one) => one.country === country)?.states.find((one) => one.code === province)?.name ?? province;
  return (
    <AccountFrame root={root} title={t("exemption.title")} lead={t("exemption.lead")}>
      {isAdding ? (
        <ExemptionForm countries={countries} faults={actionData?.faults ?? null} />
      ) : (
        <>
          {exemptions.length === 0 && <p>{t("exemption.empty")}</p>}
          <ul className="divide-y divide-joint border-y border-joint empty:hidden">
            {exemptions.map((one) => (
              <Exemption key={one.id} exemption={one} place={nameOf(one)} language={root.language} />
            ))}
          </ul>
          <p>
            <ButtonLink href={`${address("account/exemptions")}?edit=new`} look="quiet">
              {t("exemption.add")}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

interface ExemptionProps {
  exemption: TaxExemption;
  place: string;
  language: Language;
}

function Exemption({ exemption, place, language }: ExemptionProps) {
  const t = useText();
  const { state, applies, reason, expiresOn, certificateNo, submittedOn } = exemption;
  const shown = state === "approved" && !applies ? "expired" : state;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium">{place}</p>
        <p className="tabular text-small text-ink-soft [overflow-wrap:anywhere]">{t("exemption.certificate", { number: certificateNo })}</p>
        <p className="text-small text-ink-soft">
          {expiresOn
            ? t("exemption.until", { day: day(expiresOn, language, "long") })
            : t("exemption.sent", { day: day(submittedOn, language, "long") })}
        </p>
        {reason && <p className="mt-1 max-w-prose text-small">{t("exemption.reason", { reason })}</p>}
      </div>
      <p className={`text-small ${applies ? "text-ink" : "text-ink-soft"}`}>{t(`exemption.state.${shown}`)}</p>
    </li>
  );
}
