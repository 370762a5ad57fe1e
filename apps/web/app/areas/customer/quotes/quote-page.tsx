import "virtual:words/account+customer";
import "virtual:words/quotes";
import "../orders/orders.css";
import "./quotes.css";
import { customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data } from "react-router";
import { entry, formDone, formFaults } from "../../../form/form-faults.server.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/quote-page";
import { QuoteMessages } from "./quote-messages.tsx";
import { QuoteStateWord } from "./quote-state-word.tsx";
import { QuoteLines, QuoteVersion } from "./quote-version.tsx";
import { quoteWords } from "./quote-words.ts";
import { readQuote } from "./read-quote.server.ts";

/** One quote: its newest version, earlier ones, and what was written about it. */
export const loader = pageLoader(async (visit) => readQuote(visit, { quoteNo: visit.params.number }));

export const action = pageAction(async ({ request, context, language, params }) => {
  const form = await request.formData();
  const quoteNo = Number(params.number);
  try {
    if (form.get("intent") === "withdraw") {
      await callApi(context, language, customer.withdrawQuote, { quoteNo });
      return formDone("withdraw");
    }
    await callApi(context, language, customer.writeQuoteMessage, { quoteNo, text: entry(form, "text") });
    return formDone("message");
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data(refused, init ?? {});
  }
});

export const meta = accountHead("quotes.title");

export default function QuotePage({ loaderData: quote, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  const [newest, ...earlier] = quote.versions;
  const isOver = quote.state === "accepted" || quote.state === "withdrawn";
  const faults = actionData?.faults ?? null;
  const about = [quote.askedBy, quote.branch, quote.jobName, quote.purchaseOrderNo].filter(Boolean).join(", ");
  return (
    <AccountFrame root={root} title={t("quotes.heading", { number: String(quote.quoteNo) })} lead={about}>
      <p>
        <QuoteStateWord state={quote.state} validUntil={newest?.validUntil ?? null} />
        {quote.order && (
          <>
            {" "}
            <a href={address(`account/orders/${quote.order.receiptId}`)}>{t("quotes.order", { order: String(quote.order.orderNo) })}</a>
          </>
        )}
      </p>
      {quote.rejected && (
        <Notice>
          {t("quotes.rejectedFor", { reason: quote.rejected.reason })} {quote.rejected.note}
        </Notice>
      )}
      {quote.state === "expired" && (
        <Notice>
          {t("quotes.expiredText")} <a href={`${address("account/quickorder")}?quote=${quote.quoteNo}`}>{t("quotes.checkLines")}</a>
        </Notice>
      )}
      {quote.state === "open" && quote.mayDecide && quote.checkout === null && <Notice kind="alert">{t("quotes.changedText")}</Notice>}
      {newest ? (
        <Newest quote={quote} version={newest} />
      ) : (
        <section>
          <h2 className="quote-heading">{t("quotes.asked")}</h2>
          <p className="mt-2 max-w-prose text-ink-soft">{t("quotes.waitText")}</p>
          <QuoteLines lines={quote.asked} currency={quote.currency} />
        </section>
      )}
      {earlier.map((version) => (
        <details key={version.versionNo}>
          <summary>{t("quotes.earlier", { number: version.versionNo })}</summary>
          <QuoteVersion version={version} currency={quote.currency} />
        </details>
      ))}
      <QuoteMessages quote={quote} isOver={isOver} faults={faults?.intent === "message" ? faults : null} />
      {(quote.state === "requested" || quote.state === "open") && (
        <ShopForm
          intent="withdraw"
          words={quoteWords}
          faults={faults?.intent === "withdraw" ? faults : null}
          submit={t("quotes.withdraw")}
          working={t("quotes.withdraw")}
          look="quiet"
          beside={<p className="text-small text-ink-soft">{t("quotes.withdrawHint")}</p>}
        />
      )}
    </AccountFrame>
  );
}

type Quote = Route.ComponentProps["loaderData"];

/** The version that counts, and the answer to it. */
function Newest({ quote, version }: { quote: Quote; version: Quote["versions"][number] }) {
  const t = useText();
  const address = useAddress();
  return (
    <section>
      <h2 className="quote-heading">{t("quotes.version", { number: version.versionNo })}</h2>
      <QuoteVersion version={version} currency={quote.currency} />
      <p className="mt-4 text-small">
        <a href={`${address("account/document")}?quote=${quote.quoteNo}`} data-reload>
          {t("quotes.pdf")}
        </a>
      </p>
      {quote.checkout && (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={`${address("order/acceptquote")}?quote=${quote.quoteNo}`}>{t("quotes.accept")}</ButtonLink>
          <a href={`${address("order/rejectquote")}?quote=${quote.quoteNo}`}>{t("quotes.reject")}</a>
        </p>
      )}
    </section>
  );
}
