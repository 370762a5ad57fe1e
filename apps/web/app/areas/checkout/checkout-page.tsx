import "./words.ts";
import { checkout, storefront, webshoppingbag } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";
import { data, redirect } from "react-router";
import { formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { type MessageKey, text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession, readBag } from "../../request/bag.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { Warnings } from "../product/warnings.tsx";
import { mayMeasure } from "../tag/consent.server.ts";
import type { Route } from "./+types/checkout-page";
import { AddressStep } from "./address-step.tsx";
import { mayOpen, nextStep, type Step, steps, stepsOf } from "./checkout-steps.ts";
import { ContactStep } from "./contact-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { keepInBook, readOwnDetails } from "./own-details.server.ts";
import { PaymentStep } from "./payment-step.tsx";
import { PickupStep } from "./pickup-step.tsx";
import { placeOrder, readStep } from "./step-forms.server.ts";

export const loader = pageLoader(async (visit) => {
  const { request, rest, context, language, address } = visit;
  const session = await openBagSession(request, context, language);
  const requested = steps.find((one) => one === rest);
  if (!session.id) throw redirect(address("shoppingbag"));
  try {
    const quote = await callApi(context, language, checkout.checkout, { shoppingBagQuoteId: session.id });
    const blocked = quote.bag.lines.some((line) => line.problems.length > 0 || line.fulfilment === "NONE");
    if (quote.bag.lines.length === 0 || (blocked && !onlyPickupMissing(quote.bag.lines))) throw redirect(address("shoppingbag"));
    if (!requested || !mayOpen(quote, requested)) throw redirect(address(`checkout/${nextStep(quote)}`));
    const country = quote.deliveryAddress?.country ?? "US";
    const [own, us, ca, pickupStores] = await Promise.all([
      readOwnDetails(visit),
      callApi(context, language, storefront.stateProvinces, { countryCode: "US" }),
      callApi(context, language, storefront.stateProvinces, { countryCode: "CA" }),
      requested === "pickup" ? callApi(context, language, webshoppingbag.pickupStores, { shoppingBagQuoteId: session.id }) : [],
    ]);
    return { quote, own, step: requested, country, provinces: { US: us, CA: ca }, pickupStores, attempt: crypto.randomUUID() };
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith("webshoppingbag_")) throw redirect(address("shoppingbag"));
    throw error;
  }
});

/** Returns whether missing pickup stores are the only problems; the pickup step asks for those. */
const onlyPickupMissing = (lines: { fulfilment: string; problems: { code: string }[] }[]): boolean =>
  lines.every((line) => line.problems.every((problem) => problem.code === "fulfilment_missing" && line.fulfilment === "PKUP"));

export const action = pageAction(async (visit) => {
  const { request, rest, context, language, address } = visit;
  const session = await openBagSession(request, context, language);
  const form = await request.formData();
  if (!session.id) throw redirect(address("shoppingbag"));
  try {
    if (form.get("intent") === "place") {
      const outcome = await placeOrder(context, language, session.id, form, mayMeasure(request, session.siteKey));
      if (outcome.status === "placed") {
        // Items added during the bank's challenge are in the next bag.
        const headers = await session.headers(await readBag(context, language, session.id));
        throw redirect(address(`order/receipt/${outcome.receiptId}`), { headers });
      }
      return data({ outcome, faults: null as FormFaults | null });
    }
    const step = steps.find((one) => one === rest) ?? "user";
    const quote = await readStep(context, language, session.id, step, form);
    if (form.get("keep") === "on" && quote.deliveryAddress) await keepInBook(visit, quote.deliveryAddress);
    const order = stepsOf(quote);
    const following = order[order.indexOf(step) + 1] ?? nextStep(quote);
    throw redirect(address(`checkout/${mayOpen(quote, following) ? following : nextStep(quote)}`));
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "checkout.title"), noindex: true });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const address = useAddress();
  const t = useText();
  const root = useShellData();
  const { language } = root;
  const { quote, own, step } = loaderData;
  const order = stepsOf(quote);
  const faults = actionData?.faults ?? null;
  const view: Record<Step, () => ReactNode> = {
    user: () => <ContactStep quote={quote} own={own} faults={faults} />,
    shipping: () => <AddressStep quote={quote} own={own} provinces={loaderData.provinces} faults={faults} />,
    pickup: () => <PickupStep stores={loaderData.pickupStores} root={root} faults={faults} />,
    "shipping-options": () => <DeliveryStep quote={quote} language={language} faults={faults} />,
    payment: () => (
      <PaymentStep quote={quote} provinces={loaderData.provinces} attempt={loaderData.attempt} language={language} faults={faults} />
    ),
  };
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="max-w-2xl">
        <h1 className="text-title">{t("checkout.title")}</h1>
        <ol className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
          {order.map((one, index) => (
            <li key={one} aria-current={one === step ? "step" : undefined}>
              {one !== step && mayOpen(quote, one) ? (
                <a href={address(`checkout/${one}`)}>
                  {index + 1}. {t(`step.${one}` as MessageKey)}
                </a>
              ) : (
                <span className={one === step ? "font-medium" : "text-ink-soft"}>
                  {index + 1}. {t(`step.${one}` as MessageKey)}
                </span>
              )}
            </li>
          ))}
        </ol>
        {quote.notDeliverable && step !== "user" && (
          <div className="mt-6">
            <Notice kind="alert">{t(`notDeliverable.${quote.notDeliverable}` as MessageKey)}</Notice>
          </div>
        )}
        <section aria-labelledby="step" className="mt-8">
          <h2 id="step" className="mb-5 text-lead">
            {t(`step.${step}` as MessageKey)}
          </h2>
          {view[step]()}
        </section>
      </div>
      <aside aria-label={t("bag.summary")} className="h-fit space-y-6 lg:sticky lg:top-32">
        <OrderSummary quote={quote} language={language} />
        <Warnings warnings={quote.warnings} />
      </aside>
    </div>
  );
}
