import "virtual:words/checkout+pay";
import { customer } from "@azulejo/contract";
import { redirect } from "react-router";
import { labelsOf } from "../../../form/field-words.ts";
import { TextField } from "../../../form/fields.tsx";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import type { Route } from "./+types/pay-order-page";

export const loader = pageLoader(async () => ({}));

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  // People copy the number as it is printed, such as `No. 100042`.
  form.set("orderNo", entry(form, "orderNo").replace(/\D/g, ""));
  try {
    const { slug } = await callApi(context, language, customer.createPayOrderRequest, readInput(customer.createPayOrderRequest, form));
    throw redirect(`${address("payorder/preconfirm")}?link=${slug}`);
  } catch (error) {
    return formFaults(error, form);
  }
});

const words = labelsOf({ orderNo: "pay.orderNo", email: "pay.email" });

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "pay.title"), noindex: true });
}

/** Finds an order that has an open amount. */
export default function PayOrderPage({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <article className="max-w-xl space-y-8">
      <header>
        <h1 className="text-title">{t("pay.title")}</h1>
        <p className="mt-3 max-w-prose">{t("pay.lead")}</p>
      </header>
      <ShopForm intent="find" words={words} faults={actionData?.faults} submit={t("pay.find")}>
        <TextField name="orderNo" inputMode="numeric" autoComplete="off" maxLength={20} hint={t("pay.orderNoHint")} />
        <TextField name="email" type="email" autoComplete="email" maxLength={254} hint={t("pay.emailHint")} />
      </ShopForm>
    </article>
  );
}
