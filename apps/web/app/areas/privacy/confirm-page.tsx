import "virtual:words/request";
import { privacy } from "@azulejo/contract";
import { noWords } from "../../form/field-words.ts";
import { entry, formFaults } from "../../form/form-faults.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { day } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

import { callApi } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { accountHead } from "../account/frame/account-head.ts";
import { EntryFrame } from "../account/frame/entry-frame.tsx";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/confirm-page";

export const loader = pageLoader(async ({ url }) => ({ token: url.searchParams.get("token") ?? "" }));

/** Confirms the request from this email. */
export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    const recorded = await callApi(context, language, privacy.confirm, { token: entry(form, "token") });
    return { done: "confirm", faults: null, recorded };
  } catch (error) {
    return formFaults(error, form);
  }
});

export const headers = keepAddress;
export const meta = accountHead("request.confirmTitle");

/** Only asks for confirmation, so that mail scanners that open every link confirm nothing. */
export default function ConfirmPrivacyRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const language = useLanguage();
  const recorded = actionData && "recorded" in actionData ? actionData.recorded : null;
  if (recorded)
    return (
      <EntryFrame root={root} title={t("request.recordedTitle")}>
        <p role="status">{t("request.recorded", { requestNo: recorded.requestNo, day: day(recorded.dueOn, language, "long") })}</p>
      </EntryFrame>
    );
  return (
    <EntryFrame root={root} title={t("request.confirmTitle")} lead={t("request.confirmText")}>
      <ShopForm intent="confirm" words={noWords} faults={actionData?.faults} submit={t("request.confirmButton")}>
        <input type="hidden" name="token" value={loaderData.token} />
      </ShopForm>
    </EntryFrame>
  );
}
