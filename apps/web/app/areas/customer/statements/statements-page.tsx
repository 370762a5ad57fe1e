import "virtual:words/account+customer";
import "virtual:words/invoices";
import "../orders/orders.css";
import "../invoices/invoices.css";
import { customer } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";
import { money, month as monthName } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { DownloadPapers } from "../desk/papers/download-papers.tsx";
import { HiddenPrices } from "../invoices/hidden-prices.tsx";
import { unlessHidden } from "../invoices/load-invoices.server.ts";
import { ListHeadStyles } from "../orders/list-head-styles.tsx";
import type { Route } from "./+types/statements-page";
import { StatementLines } from "./statement-lines.tsx";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The statements of all months, and the lines of the one in the address; the current one by default. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const asked = url.searchParams.get("month") ?? "";
  const read = await unlessHidden(async () => {
    const all = await callApi(context, language, customer.statements, {});
    const month = all.months.find((one) => one.month === asked && MONTH.test(asked)) ?? all.months[0];
    const { lines } = month ? await callApi(context, language, customer.statements, { month: month.month }) : { lines: [] };
    return { ...all, month: month ?? null, lines: lines ?? [] };
  });
  return { read };
});

export const meta = accountHead("invoices.statements");

export default function StatementsPage({ loaderData: { read } }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  return (
    <AccountFrame root={root} title={t("invoices.statements")} lead={t("invoices.statementsLead")} isWide>
      {!read ? <HiddenPrices /> : read.month ? <Statement read={{ ...read, month: read.month }} /> : <p>{t("invoices.noStatements")}</p>}
    </AccountFrame>
  );
}

type Read = NonNullable<Route.ComponentProps["loaderData"]["read"]>;

function Statement({ read: { months, month, lines, currency } }: { read: Read & { month: NonNullable<Read["month"]> } }) {
  const t = useText();
  const { language } = useShellData();
  const address = useAddress();
  const documents = address("account/document");
  const nameOf = (of: string) => <span className="inline-block first-letter:uppercase">{monthName(`${of}-01`, language)}</span>;
  return (
    <div className="statements">
      <section>
        <ListHeadStyles />
        <div className="order-head">
          <h2 className="font-display text-lead">{nameOf(month.month)}</h2>
          <a href={`${documents}?month=${month.month}`} data-reload className="inline-flex min-h-11 items-center print:hidden">
            {t("invoices.pdf")}
          </a>
        </div>
        <StatementLines month={month} lines={lines} currency={currency} />
      </section>
      <section className="mt-14">
        <Rule>{t("invoices.months")}</Rule>
        <Months months={months} chosen={month.month} currency={currency} nameOf={nameOf} />
        <DownloadPapers
          papers={months.map((one) => ({
            name: t("desk.papers.statement", { month: one.month }),
            address: `${documents}?month=${one.month}`,
          }))}
          archive={t("desk.papers.statements")}
        />
      </section>
    </div>
  );
}

interface MonthsProps extends Pick<Read, "months" | "currency"> {
  chosen: string;
  nameOf(month: string): ReactNode;
}

/** All months with their balances. */
function Months({ months, chosen, currency, nameOf }: MonthsProps) {
  const t = useText();
  const { language } = useShellData();
  const path = useAddress()("account/statements");
  const shown = (cents: number) => money(cents, language, currency);
  return (
    <table className="ledger months-ledger">
      <thead>
        <tr>
          <th scope="col">{t("invoices.column.month")}</th>
          <th scope="col" className="opening">
            {t("invoices.column.opening")}
          </th>
          <th scope="col" className="charged">
            {t("invoices.column.charged")}
          </th>
          <th scope="col" className="credited">
            {t("invoices.column.credited")}
          </th>
          <th scope="col" className="paid">
            {t("invoices.column.payments")}
          </th>
          <th scope="col" className="open">
            {t("invoices.column.closing")}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((one) => (
          <tr key={one.month} className={one.month === chosen ? "chosen" : undefined}>
            <th scope="row" className="number">
              <a href={`${path}?month=${one.month}`} aria-current={one.month === chosen ? "true" : undefined}>
                {nameOf(one.month)}
              </a>
            </th>
            <td className="opening">{shown(one.openingCents)}</td>
            <td className="charged">
              <span>{t("invoices.column.charged")}</span> {shown(one.chargedCents)}
            </td>
            <td className="credited">{shown(0 - one.creditedCents)}</td>
            <td className="paid">
              <span>{t("invoices.column.payments")}</span> {shown(0 - one.paidCents)}
            </td>
            <td className="open">
              <span>{t("invoices.column.closing")}</span> {shown(one.closingCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
