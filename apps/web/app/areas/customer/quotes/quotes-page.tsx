import "virtual:words/account+customer";
import "virtual:words/quotes";
import "../orders/orders.css";
import "./quotes.css";
import { customer } from "@azulejo/contract";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { ListHeadStyles } from "../orders/list-head-styles.tsx";
import type { Route } from "./+types/quotes-page";
import { QuoteLedger } from "./quote-ledger.tsx";
import { quoteShows, readQuotesChoices } from "./quotes-address.ts";

/** The quotes of the business account, or of a private person. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const choices = readQuotesChoices(url.searchParams);
  return { choices, list: await callApi(context, language, customer.quotes, choices) };
});

export const meta = accountHead("quotes.title");

export default function QuotesPage({ loaderData: { choices, list } }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  const path = address("account/quotes");
  const to = (show: string, page = 1) => `${path}?show=${show}${page > 1 ? `&page=${page}` : ""}`;
  return (
    <AccountFrame root={root} title={t("quotes.title")} lead={t("quotes.lead")} isWide>
      <section className="orders">
        <ListHeadStyles />
        <div className="order-head pb-3">
          <nav aria-label={t("quotes.status")} className="order-statuses">
            {quoteShows.map((show) => (
              <a key={show} href={to(show)} aria-current={show === choices.show ? "true" : undefined}>
                {t(`quotes.show.${show}`)} <span className="tabular-nums">{list.counts[show]}</span>
              </a>
            ))}
          </nav>
          {list.quotes.length > 0 && (
            <a href={`${address("account/quotes.csv")}?show=${choices.show}`} download>
              {t("quotes.export")}
            </a>
          )}
        </div>
        {list.quotes.length === 0 ? (
          <div className="py-10">
            <p className="max-w-prose">{t(list.counts.all === 0 ? "quotes.none" : "quotes.noneHere")}</p>
            <p className="mt-3">
              <a href={address("shoppingbag")}>{t("quotes.toBag")}</a>
            </p>
          </div>
        ) : (
          <QuoteLedger quotes={list.quotes} />
        )}
        {list.pages > 1 && (
          <nav aria-label={t("quotes.pages")} className="mt-4 flex items-center gap-6 text-small">
            {list.page > 1 && (
              <a rel="prev" className="inline-flex min-h-11 items-center" href={to(choices.show, list.page - 1)}>
                {t("quotes.newer")}
              </a>
            )}
            {list.page < list.pages && (
              <a rel="next" className="inline-flex min-h-11 items-center" href={to(choices.show, list.page + 1)}>
                {t("quotes.older")}
              </a>
            )}
          </nav>
        )}
      </section>
    </AccountFrame>
  );
}
