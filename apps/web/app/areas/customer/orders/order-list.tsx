import type { customer, ValueOf } from "@azulejo/contract";
import { orderStatuses } from "@azulejo/contract/areas/customer/order-filters.ts";
import { Sliders } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { MaterialGap } from "../../../shell/layout/materials/material-gap.tsx";
import { useShellData } from "../../../shell/shell-data.ts";
import { FoldToggle } from "../figures/fold-toggle.tsx";
import { ListHeadStyles } from "./list-head-styles.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderLedger } from "./order-ledger.tsx";
import { type OrdersChoices, readOrdersChoices, writeOrdersChoices } from "./orders-address.ts";

interface Props {
  list: ValueOf<typeof customer.orders>;
  choices: OrdersChoices;
  branches: { id: number; name: string }[];
  kind: "orders" | "retailorders";
  /** Whether there are any orders, however old. */
  hasOrders: boolean;
}

const statuses = Object.keys(orderStatuses) as OrdersChoices["status"][];

/** A list of orders as a table; its filters, sort order and page are in the address. */
export function OrderList({ list, choices, branches, kind, hasOrders }: Props) {
  const t = useText();
  const address = useAddress();
  const path = address(`account/${kind}`);
  const to = (change: Partial<OrdersChoices>) => withQuery(path, writeOrdersChoices({ ...choices, page: 1, ...change }));
  const count = list.counts[choices.status];
  const [isOpen, setOpen] = useState(isNarrowed(choices));
  // A user who has never ordered needs no search.
  if (!hasOrders) return <FirstOrder />;
  return (
    <section className="orders" data-filters={isOpen ? "open" : "closed"}>
      <ListHeadStyles />
      <div className="order-head">
        <nav aria-label={t("orders.status")} className="order-statuses">
          {statuses.map((status) => (
            <a key={status} href={to({ status })} aria-current={status === choices.status ? "true" : undefined}>
              {t(`orders.status.${status}`)} <span className="tabular-nums">{list.counts[status]}</span>
            </a>
          ))}
        </nav>
        <FoldToggle icon={Sliders} label={t("orders.filters")} isOpen={isOpen} onToggle={setOpen} />
        {count > 0 && (
          <a href={withQuery(address("account/orders.csv"), writeExport(choices, kind))} download className="order-export">
            {t("orders.export")}
          </a>
        )}
      </div>
      <OrderFilters choices={choices} branches={branches} path={path} />
      <p role="status" className="sr-only">
        {t("orders.count", { count })}
      </p>
      {count === 0 ? <NoOrders choices={choices} path={path} /> : <SortedLedger list={list} choices={choices} to={to} />}
      <Pages list={list} to={to} />
    </section>
  );
}

/** Whether the address has a filter of the form. */
const isNarrowed = ({ search, branch, days }: OrdersChoices): boolean => writeOrdersChoices({ ...unfiltered, search, branch, days }) !== "";
const unfiltered = readOrdersChoices(new URLSearchParams());

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The exported file has all pages of the list. */
function writeExport(choices: OrdersChoices, kind: Props["kind"]): string {
  const query = writeOrdersChoices({ ...choices, page: 1 });
  return kind === "orders" ? query : [query, "list=retail"].filter(Boolean).join("&");
}

interface LedgerProps {
  list: Props["list"];
  choices: OrdersChoices;
  to: (change: Partial<OrdersChoices>) => string;
}

/** The two sortable columns; the first click sorts in descending order. */
const sorts = { ordered: ["newest", "oldest"], total: ["total_desc", "total_asc"] } as const;

function SortedLedger({ list, choices: { sort }, to }: LedgerProps) {
  const t = useText();
  const head = (key: keyof typeof sorts) => {
    const [down, up] = sorts[key];
    return (
      <th scope="col" aria-sort={sort === down ? "descending" : sort === up ? "ascending" : undefined} className={key}>
        <a href={to({ sort: sort === down ? up : down })}>{t(`orders.column.${key}`)}</a>
      </th>
    );
  };
  return <OrderLedger list={list} sumOf={t("orders.sum")} sortable={head} />;
}

function NoOrders({ choices, path }: { choices: OrdersChoices; path: string }) {
  const t = useText();
  const isFiltered = writeOrdersChoices(choices) !== "";
  return (
    <div className="py-10">
      <p>{t(isFiltered ? "orders.noneFiltered" : "orders.none")}</p>
      <p className="mt-3">
        <a href={isFiltered ? path : `${path}?days=0`}>{t("orders.reset")}</a>
      </p>
    </div>
  );
}

/** Shown to users who have never ordered: how to begin with samples, and where orders are that were placed as a guest. */
function FirstOrder() {
  const t = useText();
  const address = useAddress();
  const { features } = useShellData().settings;
  return (
    <MaterialGap line={t("orders.firstLine")} className="mt-0">
      {features.samples && (
        <p>
          {t("orders.firstSamples")} <a href={address("product/")}>{t("orders.orderSamples")}</a>
        </p>
      )}
      <p>
        {t("orders.asGuest")} <a href={address("contact/")}>{t("orders.findGuestOrder")}</a>
      </p>
    </MaterialGap>
  );
}

function Pages({ list: { page, pages }, to }: Pick<LedgerProps, "list" | "to">) {
  const t = useText();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("orders.pages")} className="mt-4 flex items-center gap-6 text-small">
      {page > 1 && (
        <a rel="prev" className="inline-flex min-h-11 items-center" href={to({ page: page - 1 })}>
          {t("orders.previous")}
        </a>
      )}
      <span className="tabular-nums">{t("orders.page", { page, pages })}</span>
      {page < pages && (
        <a rel="next" className="inline-flex min-h-11 items-center" href={to({ page: page + 1 })}>
          {t("orders.next")}
        </a>
      )}
    </nav>
  );
}
