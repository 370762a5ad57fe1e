import "virtual:words/checkout+pay";
import "../../checkout/checkout.css";
import { customer } from "@azulejo/contract";
import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, redirect, useLocation } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { money } from "../../../i18n/formats.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { cardBrand } from "../../checkout/card-brand.ts";
import { payPalNoticeIn } from "../../checkout/paypal/paypal-notice.ts";
import { accountIn, cardIn, readWayToPay } from "../../checkout/ways-to-pay.ts";
import type { Route } from "./+types/confirm-page";
import { OwedSummary } from "./owed-summary.tsx";
import { PayForm } from "./pay-form.tsx";
import { readLink } from "./read-link.server.ts";
import { returnFromWallet } from "./return-from-wallet.server.ts";

export const headers = keepAddress;

export const loader = pageLoader(async (visit) => {
  const slug = visit.params.slug ?? "";
  await returnFromWallet(visit, slug);
  const request = await readLink(visit, slug);
  const notice = payPalNoticeIn(visit.url.searchParams.get("paypal"));
  return data({ request, notice, attempt: crypto.randomUUID() }, { status: request ? 200 : 404 });
});

export const action = pageAction(async ({ request, context, language, params, address }) => {
  const form = await request.formData();
  const slug = params.slug ?? "";
  try {
    const sent = readInput(customer.confirmPayOrderRequest, form, ["attempt", "expectedCents"]);
    const way = readWayToPay(form);
    const payment = way === "paypal" ? { type: "PayPal" as const } : way === "bank" ? accountIn(form) : cardIn(form);
    const input = { ...sent, slug, payment };
    const outcome = await callApi(context, language, customer.confirmPayOrderRequest, input, {
      idempotencyKey: `${entry(form, "attempt")}:pay`,
    });
    if (outcome.status === "paid" || outcome.status === "pending") throw redirect(address(`payorder/confirm/${slug}`));
    if (outcome.status === "approvalRequired") throw redirect(outcome.approvalUrl);
    return data({ outcome, faults: null as FormFaults | null });
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "pay.title"), noindex: true });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { language } = useShellData();
  const { request, attempt, notice } = loaderData;
  if (request?.status !== "open") return <Closed request={request} />;
  return (
    <article className="pay-order max-w-xl space-y-8">
      <h1 className="text-title">{t("pay.heading", { order: String(request.orderNo) })}</h1>
      {notice && <Notice kind="alert">{t(`pay.payPal.${notice}`)}</Notice>}
      <OwedSummary request={request} language={language} />
      <PayForm request={request} attempt={attempt} result={actionData} />
    </article>
  );
}

/** Says why a payment link can't be paid now. */
function Closed({ request }: { request: PayOrderRequest | null }) {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const { settings, language } = useShellData();
  const state = request?.status === "open" ? "settled" : (request?.status ?? "unknown");
  const values = {
    order: String(request?.orderNo ?? ""),
    amount: request ? money(request.amountCents, language, request.currency) : "",
    card: request?.card ? t("payment.savedCard", { brand: cardBrand(request.card.brand), last4: request.card.last4 }) : "",
    phone: settings.phone,
  };
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t(`pay.${state}`)}</h1>
      <p>{t(`pay.${state}Text`, values)}</p>
      {state === "busy" && (
        <p>
          <a href={pathname} data-reload>
            {t("pay.reload")}
          </a>
        </p>
      )}
      {(state === "expired" || state === "unknown") && (
        <p>
          <a href={address("payorder")}>{t("pay.newLink")}</a>
        </p>
      )}
    </article>
  );
}
