import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

const PAGE_SIZE = 50;

export const loader = ({ request }: LoaderFunctionArgs) => load("quotes", { page: pageOf(new URL(request.url).searchParams) }, request);

export function Component() {
  const t = useText();
  const { money, moment, day } = useFormats();
  const { quotes, requested, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading help="quotes" title={t("section.quotes")}>
        <span className="soft tabular">{t("quotes.waiting", { count: requested })}</span>
      </PageHeading>
      {quotes.length > 0 ? (
        <Ledger
          caption={t("section.quotes")}
          rows={quotes}
          keyOf={({ quoteNo }) => quoteNo}
          columns={[
            { label: t("quotes.number"), phone: "lead", cell: ({ quoteNo }) => <Link to={`/quotes/${quoteNo}`}>{quoteNo}</Link> },
            { label: t("quotes.asked"), phone: "none", cell: ({ askedAt }) => moment(askedAt) },
            { label: t("quotes.customer"), phone: "lead", cell: ({ customer, askedBy }) => [customer, askedBy].filter(Boolean).join(", ") },
            { label: t("quotes.job"), cell: ({ jobName }) => jobName ?? "—" },
            { label: t("quotes.state"), phone: "state", cell: ({ state }) => t(`quotes.state.${state}`) },
            { label: t("quotes.validUntil"), phone: "none", cell: ({ validUntil }) => (validUntil ? day(validUntil) : "—") },
            { label: t("quotes.total"), isFigure: true, cell: ({ totalCents }) => (totalCents === null ? "—" : money(totalCents)) },
          ]}
        />
      ) : (
        <Empty title={t("quotes.none")}>{t("quotes.noneHint")}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
