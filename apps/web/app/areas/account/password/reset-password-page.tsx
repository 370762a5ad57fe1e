import { account } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { redirectDocument } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { endSession } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountWords } from "../form/account-words.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import { keepAddress } from "../secret-address.ts";
import type { Route } from "./+types/reset-password-page";

export const headers = keepAddress;

export const loader = pageLoader(async ({ url }) => ({ hasToken: (url.searchParams.get("token") ?? "") !== "" }));

/** The link stays valid until a password is accepted; opening the page changes nothing. */
export const action = pageAction(async ({ request, context, language, url, address, session }) => {
  const form = await request.formData();
  try {
    const input = readInput(account.resetPassword, form, ["password"]);
    await callApi(context, language, account.resetPassword, { ...input, token: url.searchParams.get("token") ?? "" });
    // All sessions of the account have ended, including this browser's.
    if (session) await endSession(context);
    leaveNotice(context, "account.notice.passwordReset");
    throw redirectDocument(address("account/login"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.reset.title");

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const faults = actionData?.faults ?? null;
  const gone = !loaderData.hasToken || faults?.code === "account_link_invalid" || faults?.fields.token;
  return (
    <EntryFrame root={root} title={t("account.reset.title")} lead={t(gone ? "account.reset.gone" : "account.reset.lead")}>
      {gone ? (
        <ButtonLink href={address("account/forgotpassword")}>{t("account.forgot.submit")}</ButtonLink>
      ) : (
        <ShopForm words={accountWords} intent="reset" faults={faults} submit={t("account.reset.submit")}>
          <PasswordField isNew />
        </ShopForm>
      )}
    </EntryFrame>
  );
}
