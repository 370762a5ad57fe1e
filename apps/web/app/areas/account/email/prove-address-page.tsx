import { account } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { redirect, redirectDocument } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { PasswordField } from "../../../form/password-field.tsx";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { renewClaims } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountWords } from "../form/account-words.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import { keepAddress } from "../secret-address.ts";
import type { Route } from "./+types/prove-address-page";

export const headers = keepAddress;

/** Opening the link does not confirm the email yet, because mail scanners open links too. */
export const loader = pageLoader(async ({ url }) => ({ hasToken: (url.searchParams.get("token") ?? "") !== "" }));

export const action = pageAction(async ({ request, context, language, url, address, session }) => {
  const form = await request.formData();
  try {
    const input = readInput(account.proveEmail, form, ["password"]);
    const proved = await callApi(context, language, account.proveEmail, { ...input, token: url.searchParams.get("token") ?? "" });
    const { email, joinedOrders: count, changed } = proved;
    if (session) await renewClaims(context);
    leaveNotice(context, changed ? "account.notice.addressChanged" : "account.notice.addressProved", { email, count });
    throw session ? redirectDocument(address("account/")) : redirect(address("account/login"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.prove.title");

export default function ProveAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const faults = actionData?.faults ?? null;
  const gone = !loaderData.hasToken || faults?.code === "account_link_invalid" || faults?.fields.token;
  const asksPassword = !root.session || faults?.code === "account_password_required" || faults?.code === "account_password_wrong";
  if (gone) {
    return (
      <EntryFrame root={root} title={t("account.prove.title")} lead={t("account.prove.gone")}>
        <ButtonLink href={address("account/")}>{t("account.nav.label")}</ButtonLink>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame root={root} title={t("account.prove.title")} lead={t(asksPassword ? "account.prove.leadPassword" : "account.prove.lead")}>
      <ShopForm words={accountWords} intent="prove" faults={faults} submit={t("account.prove.submit")}>
        {asksPassword && <PasswordField />}
      </ShopForm>
    </EntryFrame>
  );
}
