import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Form, Link, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { KeyCap } from "../../frame/keys/key-cap.tsx";
import { useKeys } from "../../frame/keys/use-keys.ts";
import { oneOf, pageOf } from "../../frame/ledger/page-of.ts";
import { ListFrame } from "../../frame/pages/list-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { isExact, orderFilters, readOrderFilter } from "./order-list-filters.ts";
import { OrdersTable } from "./orders-table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const store = query.get("store")?.trim() || undefined;
  const words = query.get("q")?.trim() || undefined;
  const [customerId, accountId] = [idOf(query.get("customer")), idOf(query.get("account"))];
  const which = {
    ...(customerId && { customerId }),
    ...(accountId && { accountId }),
    ...readOrderFilter(query.get("status")),
    page: pageOf(query),
    ...(store && { store }),
    ...(words && { query: words }),
  };
  const [found, stores] = await Promise.all([load("orders", which, request), load("pickupStores", {}, request)]);
  // A search for an exact order number opens that order.
  if (words && found.orders.some(({ orderNo }) => String(orderNo) === words)) throw redirect(`/orders/${words}`);
  return { ...found, stores };
}

/** Returns an id from the address; undefined for anything else. */
const idOf = (value: string | null): number | undefined => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined);

export function Component() {
  const t = useText();
  const { orders, stores, total, pageSize } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const status = oneOf(orderFilters, query.get("status"));
  const words = query.get("q") ?? "";
  const store = query.get("store") ?? "";
  return (
    <ListFrame
      help="orders"
      title={t("section.orders")}
      note={t(isExact(total, words) ? "orders.count" : "orders.countMany", { count: total })}
      actions={<OrderActions />}
      states={{
        ...{ label: t("orders.status"), name: "status", usual: "open", chosen: status },
        choices: orderFilters.map((value) => ({ value, label: t(`orders.status.${value}`) })),
      }}
      filters={
        <Form key={`${words} ${store}`} className="filter-form">
          {["customer", "account"].map(
            (name) => query.has(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ""} />,
          )}
          {status !== "open" && <input type="hidden" name="status" value={status} />}
          <Field name="q" type="search" label={t("orders.find")} defaultValue={words} maxLength={120} autoComplete="off" />
          <SelectField name="store" label={t("orders.store")} defaultValue={store}>
            <option value="">{t("orders.anyStore")}</option>
            {stores.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="tool">
            {t("frame.filter")}
          </Button>
        </Form>
      }
      rows={
        orders.length > 0 ? (
          <OrdersTable caption={t("section.orders")} orders={orders} />
        ) : (
          <Empty title={t("orders.none")}>
            {words ? t("orders.noneNamed", { words }) : t(status === "open" ? "orders.noneOpen" : "orders.noneFound")}
          </Empty>
        )
      }
      paged={{ pageSize, total }}
    />
  );
}

function OrderActions() {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const mayWrite = may("orders.write");
  useKeys(mayWrite ? [{ keys: "n", label: t("orders.new"), run: () => void navigate("/orders/new"), inBar: true }] : []);
  return (
    <>
      {may("promises.move") && (
        <Link to="/orders/move" className={buttonClass("tool")}>
          {t("moveItem.link")}
        </Link>
      )}
      {mayWrite && (
        <Link to="/orders/new" className={buttonClass("tool")}>
          {t("orders.new")}
          <KeyCap keys="n" />
        </Link>
      )}
    </>
  );
}
