import "virtual:words/request";
import { privacy } from "@azulejo/contract";
import { labelsOf } from "../../form/field-words.ts";
import { LongTextField, TextField } from "../../form/fields.tsx";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { accountHead } from "../account/frame/account-head.ts";
import { EntryFrame } from "../account/frame/entry-frame.tsx";
import type { Route } from "./+types/request-page";
import { KindChoice } from "./kind-choice.tsx";

export const loader = pageLoader(async ({ url }) => ({ kind: url.searchParams.get("kind") }));

/** Submits the request, which the person then confirms by email. */
export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    await callApi(context, language, privacy.ask, readInput(privacy.ask, form, ["kind", "name", "email", "details", "captchaToken"]));
    return formDone(entry(form, "email"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("request.title");

const words = labelsOf({ kind: "request.kind", name: "request.name", email: "request.email", details: "request.details" });

export default function PrivacyRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { session } = root;
  if (actionData?.done)
    return (
      <EntryFrame root={root} title={t("request.sentTitle")}>
        <p role="status">{t("request.sent", { email: actionData.done })}</p>
        <p className="text-ink-soft">{t("request.sentNothing", { phone: root.settings.phone })}</p>
      </EntryFrame>
    );
  return (
    <EntryFrame root={root} title={t("request.title")} lead={t("request.lead")}>
      {session && (
        <p>
          {t("request.ownAccount")} <a href={address("account/privacy")}>{t("request.ownAccountLink")}</a>
        </p>
      )}
      <ShopForm
        words={words}
        intent="request"
        faults={actionData?.faults}
        submit={t("request.submit")}
        captcha={{ purpose: "privacy", always: true }}
      >
        <KindChoice chosen={loaderData.kind} />
        <TextField name="name" autoComplete="name" maxLength={60} />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          value={session?.userName}
          hint={t("request.emailHint")}
        />
        <LongTextField name="details" maxLength={1000} hint={t("request.detailsHint")} />
      </ShopForm>
    </EntryFrame>
  );
}
