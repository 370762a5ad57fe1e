import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { OrdersTable } from "./orders-table.tsx";

const statuses = ["open", "finished", "canceled", "all"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const store = query.get("store")?.trim() || undefined;
  return load("orders", { status: oneOf(statuses, query.get("status")), page: pageOf(query), ...(store && { store }) }, request);
}

export function Component() {
  const t = useText();
  const { orders, total, page, pageSize } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const status = oneOf(statuses, query.get("status"));
  const choices = statuses.map((value) => ({ value, label: t(`orders.status.${value}`) }));
  return (
    <>
      <PageHeading title={t("section.orders")}>
        <span className="soft tabular">{t("orders.count", { count: total })}</span>
      </PageHeading>
      <div className="filters">
        <FilterLinks label={t("orders.status")} name="status" usual="open" chosen={status} choices={choices} />
        <Form className="flex items-end gap-2">
          {status !== "open" && <input type="hidden" name="status" value={status} />}
          <Field
            key={query.get("store")}
            name="store"
            label={t("orders.store")}
            defaultValue={query.get("store") ?? ""}
            autoComplete="off"
          />
          <Button type="submit" look="tool">
            {t("frame.filter")}
          </Button>
        </Form>
      </div>
      {orders.length > 0 ? (
        <OrdersTable caption={t("section.orders")} orders={orders} />
      ) : (
        <Empty title={t("orders.none")}>{t(status === "open" ? "orders.noneOpen" : "orders.noneFound")}</Empty>
      )}
      <Pager page={page} pageSize={pageSize} total={total} />
    </>
  );
}
