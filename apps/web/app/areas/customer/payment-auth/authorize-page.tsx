import "virtual:words/checkout+pay";
import "../../checkout/checkout.css";
import { customer } from "@azulejo/contract";
import { data, redirect, useLocation } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { money } from "../../../i18n/formats.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { cardBrand } from "../../checkout/card-brand.ts";
import type { Route } from "./+types/authorize-page";
import { AuthorizeForm } from "./authorize-form.tsx";

export const headers = keepAddress;

/** Opening the link charges nothing, because mail scanners open links too. */
export const loader = pageLoader(async ({ context, language, params }) => {
  const attempt = crypto.randomUUID();
  try {
    const request = await callApi(context, language, customer.paymentAuthRequest, { slug: params.slug ?? "" });
    return data({ request: request as typeof request | null, attempt }, { status: 200 });
  } catch (error) {
    if (!isNotFound(error, "customer_pay_link_unknown")) throw error;
    return data({ request: null, attempt }, { status: 404 });
  }
});

export const action = pageAction(async ({ request, context, language, params, address }) => {
  const form = await request.formData();
  const attempt = entry(form, "attempt");
  try {
    const input = { slug: params.slug ?? "", attempt };
    const outcome = await callApi(context, language, customer.confirmPaymentAuthRequest, input, { idempotencyKey: `${attempt}:authorize` });
    if (outcome.status === "paid" || outcome.status === "pending") throw redirect(address("paymentAuthRequest/success"));
    return data({ outcome, faults: null as FormFaults | null });
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "pay.authorize"), noindex: true });
}

export default function AuthorizePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { pathname } = useLocation();
  const { settings, language } = useShellData();
  const { request, attempt } = loaderData;
  const state = request?.status ?? "unknown";
  const card = request?.card ? t("payment.savedCard", { brand: cardBrand(request.card.brand), last4: request.card.last4 }) : "";
  const order = String(request?.orderNo ?? "");
  const amount = request ? money(request.amountCents, language, request.currency) : "";
  if (request && state === "open")
    return (
      <article className="pay-order max-w-xl space-y-8">
        <header>
          <h1 className="text-title">{t("pay.authorize")}</h1>
          <p className="mt-3 max-w-prose">{t("pay.authorizeLead", { order })}</p>
        </header>
        <dl className="tabular divide-y divide-joint border-y border-joint">
          <div className="flex justify-between gap-4 py-3">
            <dt>{t("payment.card")}</dt>
            <dd className="text-right">{card}</dd>
          </div>
          <div className="flex justify-between gap-4 py-3 font-medium">
            <dt>{t("pay.amount")}</dt>
            <dd>{amount}</dd>
          </div>
        </dl>
        <AuthorizeForm script={request.payment} amount={amount} attempt={attempt} result={actionData} />
      </article>
    );
  const values = { order, amount, card, phone: settings.phone };
  const closed = state === "open" ? "settled" : state;
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t(`pay.${closed}`)}</h1>
      <p>{t(`pay.${closed}Text`, values)}</p>
      {closed === "busy" && (
        <p>
          <a href={pathname} data-reload>
            {t("pay.reload")}
          </a>
        </p>
      )}
    </article>
  );
}
