import type { AccountingMonth } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../call/load.ts";
import { saveFile } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Column } from "../../frame/ledger/ledger.tsx";
import { ListPage } from "../../frame/pages/list-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { MoneyPages } from "./money-pages.tsx";

const accounts = [
  "receivable",
  "cash",
  "sales",
  "delivery",
  "tax",
  "refunds",
  "disputes",
  "credit_line",
  "invoiced",
  "opening",
  "gift_cards",
] as const;

export const loader = ({ request }: LoaderFunctionArgs) => load("months", {}, request);

/** Returns the net change of an account in a month, in cents: debits minus credits. */
const netOf = ({ sums }: AccountingMonth, account: (typeof accounts)[number]): number => {
  const sum = sums.find((one) => one.account === account);
  return sum ? sum.debitCents - sum.creditCents : 0;
};

export function Component() {
  const t = useText();
  const may = useMay();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { month } = useFormats();
  const months = useLoaderData<typeof loader>();
  const journal = useCall("journalFile");
  const [closing, setClosing] = useState<string | null>(null);
  const download = async (which: string) => {
    const file = await journal.send({ month: which });
    if (file) saveFile(file);
  };
  const columns = useColumns(months, (which) => void download(which));
  const [next] = months.filter(({ isOver, closedAt }) => isOver && closedAt === null);
  const actions = may("payments.record") && next && (
    <Button type="button" look="tool" onClick={() => setClosing(next.month)}>
      {t("books.close", { month: month(next.month) })}
    </Button>
  );
  const closed = () => {
    announce(t("books.closed"));
    void revalidate();
  };
  return (
    <ListPage
      help="months"
      title={t("books.months")}
      actions={actions}
      pages={<MoneyPages />}
      above={<p className="page-text soft">{t("books.monthsHint")}</p>}
      failure={journal.failure}
      columns={columns}
      rows={months}
      keyOf={(row) => row.month}
      none={{ title: t("books.noMonths"), hint: t("books.noMonthsHint") }}
    >
      {closing && <CloseDialog month={closing} onClosed={closed} onClose={() => setClosing(null)} />}
    </ListPage>
  );
}

function useColumns(months: readonly AccountingMonth[], onDownload: (month: string) => void): Column<AccountingMonth>[] {
  const t = useText();
  const { money, moment, month } = useFormats();
  const used = accounts.filter((account) => months.some((one) => one.sums.some((sum) => sum.account === account)));
  return [
    { label: t("books.month"), cell: (row) => <span className="inline-block first-letter:uppercase">{month(row.month)}</span> },
    ...used.map((account) => ({
      label: t(`books.account.${account}`),
      isFigure: true,
      cell: (row: AccountingMonth) => (netOf(row, account) === 0 ? "—" : money(netOf(row, account))),
    })),
    {
      label: t("books.state"),
      phone: "state",
      cell: ({ closedAt, closedBy, isOver, changed }) => {
        if (changed) return <span className="warn">{t("books.monthChanged")}</span>;
        if (closedAt) return t("books.closedBy", { who: closedBy ?? "", at: moment(closedAt) });
        return t(isOver ? "books.monthOpen" : "books.monthRuns");
      },
    },
    {
      label: t("books.journal"),
      phone: "acts",
      cell: (row) => (
        <button
          type="button"
          className="link-button"
          aria-label={t("books.journalOf", { month: month(row.month) })}
          onClick={() => onDownload(row.month)}
        >
          {t("books.csv")}
        </button>
      ),
    },
  ];
}
