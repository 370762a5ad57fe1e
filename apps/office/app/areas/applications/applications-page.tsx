import type { OfficeApplication } from "@azulejo/contract/areas/office/people.ts";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { CustomerTabs } from "../customer/customer-tabs.tsx";

const PAGE_SIZE = 50;
const statuses = ["open", "accepted", "refused", "all"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return load("applications", { status: oneOf(statuses, search.get("status")), page: pageOf(search) }, request);
}

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const { applications, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const status = oneOf(statuses, search.get("status"));
  const columns: Column<OfficeApplication>[] = [
    { label: t("application.number"), phone: "lead", cell: ({ id, reference }) => <Link to={`/applications/${id}`}>{reference}</Link> },
    { label: t("application.sent"), phone: "none", cell: ({ sentAt }) => moment(sentAt) },
    { label: t("application.company"), phone: "lead", cell: ({ company }) => company },
    { label: t("application.kind"), cell: ({ kind }) => t(`application.kind.${kind}`) },
    { label: t("people.name"), cell: ({ person }) => <Link to={`/people/${person.accountId}`}>{person.name || person.email}</Link> },
    {
      label: t("application.state"),
      phone: "end",
      cell: ({ status: state, askedAt }) => t(state === "open" && askedAt ? "application.state.asked" : `application.state.${state}`),
    },
  ];
  return (
    <>
      <PageHeading help="applications" title={t("customers.applications")}>
        <span className="soft tabular">{t("application.count", { count: total })}</span>
      </PageHeading>
      <div className="filters">
        <CustomerTabs />
        <FilterLinks
          label={t("application.state")}
          name="status"
          usual="open"
          chosen={status}
          choices={statuses.map((value) => ({ value, label: t(`application.filter.${value}`) }))}
        />
      </div>
      {applications.length > 0 ? (
        <Ledger caption={t("customers.applications")} columns={columns} rows={applications} keyOf={({ id }) => id} />
      ) : (
        <Empty title={t("application.none")}>{t("application.noneWhy")}</Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
