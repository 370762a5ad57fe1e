import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { ShortRef } from "../../frame/ledger/short-ref.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MoneyPages } from "./money-pages.tsx";

const PAGE_SIZE = 50;
const kinds = ["all", "refund", "dispute", "return"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return load("moneyBack", { kind: oneOf(kinds, query.get("kind")), page: pageOf(query) }, request);
}

export function Component() {
  const t = useText();
  const { money, moment } = useFormats();
  const { entries, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading help="moneyBack" title={t("books.back")} />
      <MoneyPages />
      <div className="filters">
        <FilterLinks
          label={t("books.kind")}
          name="kind"
          usual="all"
          chosen={oneOf(kinds, query.get("kind"))}
          choices={kinds.map((value) => ({ value, label: t(`books.kindFilter.${value}`) }))}
        />
      </div>
      {entries.length > 0 ? (
        <Ledger
          caption={t("books.back")}
          rows={entries}
          keyOf={({ providerRef }) => providerRef}
          columns={[
            { label: t("books.at"), phone: "plain", cell: ({ at }) => moment(at) },
            { label: t("books.kind"), cell: ({ kind }) => t(`books.kind.${kind}`) },
            {
              label: t("books.for"),
              phone: "lead",
              cell: ({ orderNo }) => <Link to={`/orders/${orderNo}`}>{t("order.title", { orderNo: String(orderNo) })}</Link>,
            },
            { label: t("books.customer"), phone: "lead", cell: ({ customer }) => customer },
            { label: t("books.providerId"), phone: "none", cell: ({ providerRef }) => providerRef && <ShortRef value={providerRef} /> },
            {
              label: t("books.state"),
              phone: "state",
              cell: ({ state, kind }) => (
                <span className={state === "failed" || (kind === "dispute" && state === "open") ? "warn" : undefined}>
                  {t(`books.backState.${state}`)}
                </span>
              ),
            },
            { label: t("books.amount"), isFigure: true, cell: ({ amountCents, currency }) => money(amountCents, currency) },
          ]}
        />
      ) : (
        <Empty title={t("books.noneBack")}>{t("books.noneBackHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
