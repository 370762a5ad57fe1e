import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { openLink } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { Empty } from "../../frame/empty.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { SendStatementDialog } from "./send-statement-dialog.tsx";
import { StatementLines } from "./statement-lines.tsx";

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const customerId = Number(params["customerId"]?.replaceAll(/\D/g, "") || 0) || 2_147_483_647;
  const asked = new URL(request.url).searchParams.get("month") ?? "";
  const all = await load("customerStatements", { customerId, ...(MONTH.test(asked) && { month: asked }) }, request);
  const month = all.months.find((one) => one.month === asked) ?? all.months[0] ?? null;
  // The newest statement is opened by default.
  const { lines } = month && month.month !== asked ? await load("customerStatements", { customerId, month: month.month }, request) : all;
  return { ...all, customerId, month, lines: lines ?? [] };
}

type Month = CallValue<"customerStatements">["months"][number];

/** A business's statements by month: opening balance, charges, payments, closing balance. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { money, month: monthName } = useFormats();
  const { customerId, customer, currency, months, month, lines, readers } = useLoaderData<typeof loader>();
  const paper = useCall("customerStatementLink");
  const [isSending, setSending] = useState(false);
  const shown = (cents: number): string => money(cents, currency);
  const openPaper = async (of: Month) => {
    const link = await paper.send({ customerId, month: of.month });
    if (link) openLink(link);
  };
  return (
    <DetailPage
      help="statements"
      title={t("statements.of", { customer })}
      actions={
        month && (
          <>
            <Button type="button" look="tool" disabled={paper.isSending} onClick={() => void openPaper(month)}>
              {t("statements.pdf")}
            </Button>
            <Button type="button" look="tool" disabled={readers.length === 0} onClick={() => setSending(true)}>
              {t("statements.send")}
            </Button>
          </>
        )
      }
      note={<Link to={`/customers/${customerId}`}>{t("statements.toCustomer")}</Link>}
      failure={paper.failure}
    >
      {month ? (
        <>
          <StatementLines name={monthName(month.month)} month={month} lines={lines} shown={shown} />
          <Months months={months} shownMonth={month.month} shown={shown} />
        </>
      ) : (
        <Empty title={t("statements.none")}>{t("statements.noneHint")}</Empty>
      )}
      {isSending && month && (
        <SendStatementDialog
          customerId={customerId}
          month={month.month}
          readers={readers}
          onSent={(email) => announce(t("statements.sent", { email }))}
          onClose={() => setSending(false)}
        />
      )}
    </DetailPage>
  );
}

interface MonthsProps {
  months: readonly Month[];
  shownMonth: string;
  shown(cents: number): string;
}

function Months({ months, shownMonth, shown }: MonthsProps) {
  const t = useText();
  const { month: monthName } = useFormats();
  const columns: Column<Month>[] = [
    {
      label: t("statements.month"),
      cell: (row) => (
        <Link to={`?month=${row.month}`} aria-current={row.month === shownMonth ? "true" : undefined}>
          {monthName(row.month)}
        </Link>
      ),
    },
    { label: t("statements.opening"), isFigure: true, cell: ({ openingCents }) => shown(openingCents) },
    { label: t("statements.charged"), isFigure: true, cell: ({ chargedCents }) => shown(chargedCents) },
    { label: t("statements.credited"), isFigure: true, cell: ({ creditedCents }) => shown(0 - creditedCents) },
    { label: t("statements.paid"), isFigure: true, cell: ({ paidCents }) => shown(0 - paidCents) },
    { label: t("statements.closing"), isFigure: true, cell: ({ closingCents }) => shown(closingCents) },
  ];
  return (
    <PagePart title={t("statements.months")}>
      <Ledger caption={t("statements.months")} columns={columns} rows={months} keyOf={(row) => row.month} />
    </PagePart>
  );
}
