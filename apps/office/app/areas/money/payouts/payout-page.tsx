import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { ShortRef } from "../../../frame/ledger/short-ref.tsx";
import { DetailPage } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { MoneyPages } from "../money-pages.tsx";
import { Difference } from "./difference.tsx";

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("payout", { ref: params["ref"]?.replaceAll(/[^\w-]/g, "") || "none" }, request);

type Item = CallValue<"payout">["items"][number];

/** A payout with its entries, compared with the shop's ledger. */
export function Component() {
  const t = useText();
  const { money, day } = useFormats();
  const { ref, state, arrivesOn, currency, grossCents, backCents, feeCents, amountCents, differenceCents, items } =
    useLoaderData<typeof loader>();
  const shown = (cents: number): string => money(cents, currency);
  const facts: Fact[] = [
    [t("books.state"), t(`payouts.${state}`)],
    [t("payouts.gross"), shown(grossCents)],
    [t("payouts.back"), shown(backCents)],
    [t("payouts.fees"), shown(0 - feeCents)],
    [t("payouts.amount"), shown(amountCents)],
    [t("books.providerId"), ref],
    [t("payouts.difference"), <Difference key="difference" cents={differenceCents} currency={currency} />],
  ];
  const columns = useColumns(shown);
  return (
    <DetailPage
      help="payouts"
      title={t("payouts.of", { day: day(arrivesOn) })}
      note={<Link to="/money/payouts">{t("payouts.all")}</Link>}
      pages={<MoneyPages />}
      facts={facts}
    >
      <Ledger
        caption={t("payouts.of", { day: day(arrivesOn) })}
        columns={columns}
        rows={items}
        keyOf={({ ref: of, kind }) => `${kind} ${of}`}
      />
    </DetailPage>
  );
}

function useColumns(shown: (cents: number) => string): Column<Item>[] {
  const t = useText();
  return [
    { label: t("payouts.what"), phone: "plain", cell: ({ kind }) => t(`payouts.kind.${kind}`) },
    {
      label: t("books.for"),
      phone: "lead",
      cell: ({ orderNo, invoiceNos }) =>
        orderNo === null ? (
          invoiceNos.map((no) => t("payouts.invoice", { number: String(no) })).join(", ") || "—"
        ) : (
          <Link to={`/orders/${orderNo}`}>{t("order.title", { orderNo: String(orderNo) })}</Link>
        ),
    },
    { label: t("books.customer"), cell: ({ customer }) => customer ?? "—" },
    { label: t("books.providerId"), phone: "none", cell: (item) => <ShortRef value={item.ref} /> },
    { label: t("payouts.gross"), phone: "end", isFigure: true, cell: (item) => shown(item.amountCents) },
    { label: t("payouts.fee"), isFigure: true, cell: (item) => (item.feeCents === 0 ? "—" : shown(0 - item.feeCents)) },
    {
      label: t("payouts.booked"),
      phone: "state",
      isFigure: true,
      cell: ({ bookedCents, amountCents: sent }) => (
        <span className={bookedCents === sent ? undefined : "warn"}>
          {bookedCents === null ? t("payouts.unknown") : shown(bookedCents)}
        </span>
      ),
    },
  ];
}
