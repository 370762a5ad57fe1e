import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { TextField } from "../../../form/fields.tsx";
import { formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountWords } from "../form/account-words.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import type { Route } from "./+types/forgot-password-page";

export const loader = pageLoader(async () => ({}));

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  try {
    await callApi(context, language, account.forgotPassword, readInput(account.forgotPassword, form, ["email", "captchaToken"]));
    throw redirect(address("account/complete/passwordResetLinkSent"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.forgot.title");

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  return (
    <EntryFrame root={root} title={t("account.forgot.title")} lead={t("account.forgot.lead")}>
      <ShopForm
        words={accountWords}
        intent="forgot"
        faults={actionData?.faults}
        submit={t("account.forgot.submit")}
        captcha={{ purpose: "forgot-password", always: true }}
        beside={<a href={address("account/login")}>{t("account.login.title")}</a>}
      >
        <TextField name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} value={root.session?.userName} />
      </ShopForm>
    </EntryFrame>
  );
}
