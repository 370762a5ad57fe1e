import "virtual:words/account+customer";
import { subscriptions } from "@azulejo/contract";
import { noWords } from "../../form/field-words.ts";
import { entry, formDone, formFaults } from "../../form/form-faults.server.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { text, useText } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/confirm-page";

export const loader = pageLoader(async ({ url }) => ({ token: url.searchParams.get("token") ?? "" }));

/** Confirms the subscription requested with this email. */
export const action = pageAction(async ({ request, context, language }) => {
  const form = await request.formData();
  try {
    await callApi(context, language, subscriptions.confirm, { token: entry(form, "token") });
    return formDone("confirm");
  } catch (error) {
    return formFaults(error, form);
  }
});

export const headers = keepAddress;

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "subscriptions.confirm"), noindex: true });
}

export default function ConfirmSubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="max-w-prose space-y-5 py-8">
      <h1 className="text-title">{t("subscriptions.confirm")}</h1>
      {actionData?.done ? (
        <p role="status">{t("subscriptions.confirmed")}</p>
      ) : (
        <>
          <p>{t("subscriptions.confirmText")}</p>
          <ShopForm
            intent="confirm"
            words={noWords}
            faults={actionData?.faults}
            submit={t("subscriptions.confirmButton")}
            working={t("subscriptions.confirmButton")}
          >
            <input type="hidden" name="token" value={loaderData.token} />
          </ShopForm>
        </>
      )}
    </div>
  );
}
