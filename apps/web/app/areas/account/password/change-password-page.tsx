import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { keepPair } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountWords } from "../form/account-words.ts";
import { AccountFrame } from "../frame/account-frame.tsx";
import { accountHead } from "../frame/account-head.ts";
import type { Route } from "./+types/change-password-page";

export const loader = pageLoader(async ({ context, language }) => {
  const { password } = await callApi(context, language, account.checkLocalCredentialSetup, {});
  return { hasPassword: password };
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  try {
    const input = readInput(account.changePassword, form, ["currentPassword", "password"]);
    keepPair(context, await callApi(context, language, account.changePassword, input));
    leaveNotice(context, "account.notice.passwordChanged");
    throw redirect(address("account/security"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.change.title");

const fieldOf = { account_password_wrong: "currentPassword" } as const;

export default function ChangePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { hasPassword } = loaderData;
  return (
    <AccountFrame root={root} title={t("account.change.title")} lead={t(hasPassword ? "account.change.lead" : "account.change.first")}>
      <ShopForm
        words={accountWords}
        intent="password"
        faults={actionData?.faults}
        submit={t("account.change.submit")}
        fieldOf={fieldOf}
        className="max-w-md space-y-5"
      >
        <input type="email" name="userName" autoComplete="username" defaultValue={root.session?.userName} readOnly hidden />
        {hasPassword && <PasswordField name="currentPassword" />}
        <PasswordField isNew />
      </ShopForm>
    </AccountFrame>
  );
}
