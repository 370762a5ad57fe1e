import "virtual:words/account+customer";
import "virtual:words/quotes";
import "../orders/orders.css";
import "./quotes.css";
import { customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data } from "react-router";
import { entry, formDone, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
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

/** A quote: its newest version, earlier ones, and its messages. */
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
  const [newest, ...earlier] = quote.versions;
  const isOver = quote.state === "accepted" || quote.state === "withdrawn";
  const faults = actionData?.faults ?? null;
  const earlierNo = quote.earlierNo && t("quotes.earlierNo", { number: quote.earlierNo });
  const about = [quote.askedBy, quote.branch, quote.jobName, quote.purchaseOrderNo, earlierNo].filter(Boolean).join(", ");
  return (
    <AccountFrame root={root} title={t("quotes.heading", { number: String(quote.quoteNo) })} lead={about} isWide>
      <div className="quote-decision">
        <div className="space-y-10">
          {newest ? (
            <section>
              <h2 className="quote-heading">{t("quotes.version", { number: newest.versionNo })}</h2>
              <QuoteVersion version={newest} asked={quote.asked} currency={quote.currency} />
            </section>
          ) : (
            <section>
              <h2 className="quote-heading">{t("quotes.asked")}</h2>
              <QuoteLines lines={quote.asked} asked={quote.asked} currency={quote.currency} />
            </section>
          )}
          {earlier.map((version) => (
            <details key={version.versionNo} className="quote-earlier">
              <summary>
                <Icon of={ChevronDown} size={20} />
                {t("quotes.earlier", { number: version.versionNo })}
              </summary>
              <QuoteVersion version={version} asked={quote.asked} currency={quote.currency} />
            </details>
          ))}
          <QuoteMessages quote={quote} isOver={isOver} faults={faults?.intent === "message" ? faults : null} />
        </div>
        <QuoteAside quote={quote} faults={faults?.intent === "withdraw" ? faults : null} />
      </div>
    </AccountFrame>
  );
}

type Quote = Route.ComponentProps["loaderData"];

/** A quote's status and the possible actions. */
function QuoteAside({ quote, faults }: { quote: Quote; faults: FormFaults | null }) {
  const t = useText();
  const address = useAddress();
  const { quoteNo, state, rejected, order, checkout, mayDecide, versions } = quote;
  return (
    <aside aria-label={t("quotes.column.state")} className="quote-aside">
      <p className="quote-now">
        <QuoteStateWord state={state} validUntil={versions[0]?.validUntil ?? null} />
      </p>
      {versions.length === 0 && state === "requested" && <p className="text-ink-soft">{t("quotes.waitText")}</p>}
      {order && (
        <p>
          <a href={address(`account/orders/${order.receiptId}`)}>{t("quotes.order", { order: String(order.orderNo) })}</a>
        </p>
      )}
      {rejected && (
        <Notice>
          {t("quotes.rejectedFor", { reason: rejected.reason })} {rejected.note}
        </Notice>
      )}
      {state === "expired" && (
        <Notice>
          {t("quotes.expiredText")} <a href={`${address("account/quickorder")}?quote=${quoteNo}`}>{t("quotes.checkLines")}</a>
        </Notice>
      )}
      {state === "open" && mayDecide && checkout === null && <Notice kind="alert">{t("quotes.changedText")}</Notice>}
      {checkout && (
        <>
          <ButtonLink href={`${address("order/acceptquote")}?quote=${quoteNo}`}>{t("quotes.accept")}</ButtonLink>
          <ButtonLink href={`${address("order/rejectquote")}?quote=${quoteNo}`} look="quiet">
            {t("quotes.reject")}
          </ButtonLink>
        </>
      )}
      {versions.length > 0 && (
        <p>
          <a href={`${address("account/document")}?quote=${quoteNo}`} data-reload>
            {t("quotes.pdf")}
          </a>
        </p>
      )}
      {/* A user who can reject the offer needn't also withdraw the request. */}
      {(state === "requested" || (state === "open" && !checkout)) && (
        <ShopForm
          intent="withdraw"
          words={quoteWords}
          faults={faults}
          submit={t("quotes.withdraw")}
          working={t("quotes.withdraw")}
          look="quiet"
          beside={<p className="text-small text-ink-soft">{t("quotes.withdrawHint")}</p>}
        />
      )}
    </aside>
  );
}
