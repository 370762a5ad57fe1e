import "virtual:words/account+customer";
import { customer } from "@azulejo/contract";
import { redirect } from "react-router";
import { centsIn } from "../../../form/cents-in.ts";
import { TextField } from "../../../form/fields.tsx";
import type { FieldWords } from "../../../form/form-context.ts";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { renewClaims } from "../../../request/session.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../frame/account-frame.tsx";
import { accountHead } from "../frame/account-head.ts";
import type { Route } from "./+types/connect-page";

/** Connects a person with their company's existing business account. */
export const loader = pageLoader(async ({ session, address }) => {
  if (session?.isBusiness) throw redirect(address("account/"));
  return {};
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  try {
    const invoiceAmountCents = centsIn(entry(form, "invoiceAmountCents"));
    if (typeof invoiceAmountCents !== "number")
      throw new ApiError("request_invalid", [], { invoiceAmountCents: text(language, "connect.amountWrong") }, 422);
    const [customerNo, invoiceNo] = ["customerNo", "invoiceNo"].map((name) => Number(entry(form, name))) as [number, number];
    const input = { customerNo, postalCode: entry(form, "postalCode"), invoiceNo, invoiceAmountCents };
    const { name } = await callApi(context, language, customer.connectBusiness, input);
    await renewClaims(context);
    leaveNotice(context, "account.notice.connected", { name });
    throw redirect(address("account/"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("connect.title");

const words: FieldWords = {
  label(language, name) {
    if (name === "customerNo") return text(language, "connect.number");
    if (name === "postalCode") return text(language, "connect.postalCode");
    if (name === "invoiceNo") return text(language, "connect.invoice");
    return name === "invoiceAmountCents" ? text(language, "connect.amount") : null;
  },
};

export default function ConnectPage({ actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  return (
    <AccountFrame root={root} title={t("connect.title")} lead={t("connect.lead")}>
      <ShopForm
        intent="connect"
        words={words}
        faults={actionData?.faults}
        submit={t("connect.submit")}
        working={t("connect.working")}
        className="max-w-md space-y-4"
      >
        <TextField name="customerNo" inputMode="numeric" maxLength={10} hint={t("connect.numberHint")} />
        <TextField name="postalCode" autoComplete="off" maxLength={10} />
        <TextField name="invoiceNo" inputMode="numeric" maxLength={10} hint={t("connect.invoiceHint")} />
        <TextField name="invoiceAmountCents" inputMode="decimal" maxLength={14} hint={t("connect.amountHint")} />
      </ShopForm>
    </AccountFrame>
  );
}
