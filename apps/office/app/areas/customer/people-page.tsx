import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { CustomerTabs } from "./customer-tabs.tsx";
import { PeopleTable } from "./people-table.tsx";

const PAGE_SIZE = 50;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  return load("people", { page: pageOf(search), ...(query && { query }) }, request);
}

export function Component() {
  const t = useText();
  const { people, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  return (
    <>
      <PageHeading title={t("customers.people")}>
        <span className="soft tabular">{t("people.count", { count: total })}</span>
      </PageHeading>
      <div className="filters">
        <CustomerTabs />
        <Form role="search" className="filter-form">
          <div className="field-slot">
            <Field key={query} name="query" label={t("people.find")} defaultValue={query} maxLength={120} autoComplete="off" />
          </div>
          <Button type="submit" look="tool">
            {t("frame.findGo")}
          </Button>
          {query && <Link to="/people">{t("customers.showAll")}</Link>}
        </Form>
      </div>
      {people.length > 0 ? (
        <PeopleTable caption={t("customers.people")} people={people} />
      ) : (
        <Empty title={t("people.none")}>{t("people.noneFound")}</Empty>
      )}
      <Pager page={pageOf(search)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
