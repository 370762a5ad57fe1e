import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import "virtual:words/quotes";
import "../../checkout/checkout.css";
import "./quotes.css";
import { checkout, customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { redirect } from "react-router";
import { LongTextField } from "../../../form/fields.tsx";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { openBagSession, readBag } from "../../../request/bag.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { OrderSummary } from "../../checkout/order-summary.tsx";
import type { Route } from "./+types/request-quote-page";
import { quoteWords } from "./quote-words.ts";

/** Requests a quote for the bag, after asking who wants it and where. */
export const loader = pageLoader(async ({ request, context, language, address }) => {
  const session = await openBagSession(request, context, language);
  if (!session.id) throw redirect(address("shoppingbag"));
  const quote = await callApi(context, language, checkout.checkout, { shoppingBagQuoteId: session.id });
  if (quote.bag.lines.length === 0) throw redirect(address("shoppingbag"));
  const isUnclear = quote.bag.lines.some((line) => line.fulfilment === "NONE");
  return { quote, isUnclear, isMissing: quote.missing.some((step) => step === "user" || step === "shipping" || step === "pickup") };
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const session = await openBagSession(request, context, language);
  const form = await request.formData();
  if (!session.id) throw redirect(address("shoppingbag"));
  try {
    const words = entry(form, "text");
    const input = { shoppingBagQuoteId: session.id, ...(words && { text: words }) };
    const { quoteNo } = await callApi(context, language, customer.requestQuote, input);
    const headers = await session.headers(await readBag(context, language, session.id));
    throw redirect(address(`account/quotes/${quoteNo}`), { headers });
  } catch (error) {
    return formFaults(error, form);
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "quotes.request"), noindex: true });
}

export default function RequestQuotePage({ loaderData: { quote, isUnclear, isMissing }, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  const flow = settings.checkout === "extended" ? "checkout2" : "checkout";
  return (
    <div className="quote-decision">
      <div>
        <h1 className="text-title">{t("quotes.request")}</h1>
        <p className="mt-3 max-w-prose">{t("quotes.requestText")}</p>
        {isUnclear || isMissing ? (
          <div className="mt-6 space-y-4">
            <Notice>{t(isUnclear ? "quotes.wayMissing" : "quotes.addressMissing")}</Notice>
            <ButtonLink href={address(isUnclear ? "shoppingbag" : `${flow}/user`)}>
              {t(isUnclear ? "quotes.toBag" : "quotes.toAddress")}
            </ButtonLink>
          </div>
        ) : (
          <ShopForm
            intent="request"
            words={quoteWords}
            faults={actionData?.faults}
            submit={t("quotes.request")}
            working={t("quotes.sending")}
            className="mt-6 max-w-prose space-y-4"
          >
            <LongTextField name="text" maxLength={2000} optional hint={t("quotes.requestHint")} />
          </ShopForm>
        )}
      </div>
      <aside aria-label={t("bag.summary")}>
        <OrderSummary quote={quote} language={language} faults={null} hasCodes={false} />
      </aside>
    </div>
  );
}
