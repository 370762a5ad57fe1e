import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ReturnsPages } from "./returns-pages.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("replacements", {}, request);

type Row = CallValue<"replacements">[number];

/** Replacements for broken goods that haven't been sent or collected yet. */
export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const rows = useLoaderData<typeof loader>();
  const columns: Column<Row>[] = [
    { label: t("orders.number"), phone: "lead", cell: ({ orderNo }) => <Link to={`/orders/${orderNo}`}>{orderNo}</Link> },
    { label: t("orders.customer"), phone: "lead", cell: ({ customer }) => customer },
    {
      label: t("line.item"),
      cell: ({ name, itemNo }) => (
        <div>
          {name}
          <small>
            <UnbrokenNumbers>{itemNo}</UnbrokenNumbers>
          </small>
        </div>
      ),
    },
    { label: t("orders.units"), isFigure: true, cell: ({ units }) => units },
    { label: t("line.lots"), cell: ({ lot, store }) => t("returnList.lotAt", { lot, place: store }) },
    { label: t("orders.handover"), cell: ({ isDelivered }) => t(isDelivered ? "orders.delivery" : "returnList.pickup") },
    { label: t("returnList.since"), phone: "state", cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <>
      <PageHeading help="replacements" title={t("returnList.replacements")}>
        <span className="soft tabular">{t("returnList.waiting", { count: rows.length })}</span>
      </PageHeading>
      <ReturnsPages />
      {rows.length > 0 ? (
        <Ledger caption={t("returnList.replacements")} columns={columns} rows={rows} keyOf={({ replacementNo }) => replacementNo} />
      ) : (
        <Empty title={t("returnList.noReplacement")}>{t("returnList.noReplacementHint")}</Empty>
      )}
    </>
  );
}
