import type { PayoutRow } from "@azulejo/contract/areas/office/books.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";
import { Difference } from "./difference.tsx";

const PAGE_SIZE = 50;

export const loader = ({ request }: LoaderFunctionArgs) => load("payouts", { page: pageOf(new URL(request.url).searchParams) }, request);

/** The card provider's payouts to the bank account, and whether the shop's ledger has all of them. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { money, day } = useFormats();
  const { payouts, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const refresh = useCall("refreshPayouts");
  const readAgain = async () => {
    if (!(await refresh.send({}))) return;
    await revalidate();
    announce(t("payouts.read"));
  };
  const columns: Column<PayoutRow>[] = [
    { label: t("payouts.arrives"), cell: ({ ref, arrivesOn }) => <Link to={`/money/payouts/${ref}`}>{day(arrivesOn)}</Link> },
    {
      label: t("books.state"),
      phone: "state",
      cell: ({ state }) => <span className={state === "failed" ? "warn" : undefined}>{t(`payouts.${state}`)}</span>,
    },
    { label: t("payouts.payments"), isFigure: true, cell: ({ payments }) => payments },
    { label: t("payouts.gross"), isFigure: true, cell: ({ grossCents, currency }) => money(grossCents, currency) },
    { label: t("payouts.back"), isFigure: true, cell: ({ backCents, currency }) => (backCents === 0 ? "—" : money(backCents, currency)) },
    { label: t("payouts.fees"), isFigure: true, cell: ({ feeCents, currency }) => money(0 - feeCents, currency) },
    { label: t("payouts.amount"), phone: "end", isFigure: true, cell: ({ amountCents, currency }) => money(amountCents, currency) },
    {
      label: t("payouts.difference"),
      phone: "named",
      isFigure: true,
      cell: (row) => <Difference cents={row.differenceCents} currency={row.currency} />,
    },
  ];
  return (
    <>
      <PageHeading
        help="payouts"
        title={t("payouts.title")}
        actions={
          <Button type="button" look="tool" disabled={refresh.isSending} onClick={() => void readAgain()}>
            {t("payouts.readAgain")}
          </Button>
        }
      />
      <MoneyPages />
      <div className="px-5">
        <FailureNotice failure={refresh.failure} />
      </div>
      {payouts.length > 0 ? (
        <Ledger caption={t("payouts.title")} columns={columns} rows={payouts} keyOf={({ ref }) => ref} />
      ) : (
        <Empty title={t("payouts.none")}>{t("payouts.noneHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
