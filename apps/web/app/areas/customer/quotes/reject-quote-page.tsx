import "virtual:words/account+customer";
import "virtual:words/quotes";
import "./quotes.css";
import { customer } from "@azulejo/contract";
import { data, redirect } from "react-router";
import { ChoiceField, LongTextField } from "../../../form/fields.tsx";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import type { Route } from "./+types/reject-quote-page";
import { quoteWords } from "./quote-words.ts";
import { namedIn, readQuote, whichOf } from "./read-quote.server.ts";

export const headers = keepAddress;

/** Rejects a quote with one of the shop's reasons. */
export const loader = pageLoader(async (visit) => {
  const quote = await readQuote(visit, namedIn(visit.url));
  return { quote, reasons: await callApi(visit.context, visit.language, customer.rejectReasons, {}) };
});

export const action = pageAction(async ({ request, context, language, address, url }) => {
  const form = await request.formData();
  const note = entry(form, "note");
  try {
    await callApi(context, language, customer.rejectQuote, {
      ...whichOf(namedIn(url)),
      versionNo: Number(form.get("versionNo")),
      reason: entry(form, "reason"),
      ...(note && { note }),
    });
    throw redirect(address("order/rejectsuccess"));
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data(refused, init ?? {});
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "quotes.rejectTitle"), noindex: true });
}

export default function RejectQuotePage({ loaderData: { quote, reasons }, actionData }: Route.ComponentProps) {
  const t = useText();
  const [newest] = quote.versions;
  const number = String(quote.quoteNo);
  const isOpen = newest && (quote.state === "open" || quote.state === "expired");
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t("quotes.rejectHeading", { number })}</h1>
      {isOpen ? (
        <ShopForm
          intent="reject"
          words={quoteWords}
          faults={actionData?.faults}
          fieldOf={{ customer_quote_reason: "reason" }}
          submit={t("quotes.reject")}
          working={t("quotes.sending")}
          className="space-y-4"
        >
          <p>{t("quotes.rejectText")}</p>
          <input type="hidden" name="versionNo" value={newest.versionNo} />
          <ChoiceField name="reason">
            <option value="">{t("quotes.chooseReason")}</option>
            {reasons.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </ChoiceField>
          <LongTextField name="note" maxLength={2000} optional />
        </ShopForm>
      ) : (
        <p>{t(`quotes.closed.${quote.state === "open" ? "role" : quote.state}`, { phone: quote.phone })}</p>
      )}
    </article>
  );
}
