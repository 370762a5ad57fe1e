import type { customer, ValueOf } from "@azulejo/contract";
import type { ListedOrder } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireSession } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { readStores } from "../../storelocator/index.ts";
import { selectProfile } from "../customer.repository.ts";
import { countOrders, type ListedLine, type OrderRow, selectListedLines, selectOrders, type Whose } from "./order-list.repository.ts";
import { orderState, promisedOn } from "./order-state.rules.ts";

/** The input as it was read, with its defaults. */
type Asked = Parameters<Verb<typeof customer.orders>>[1];

const DAY_MS = 86_400_000;
const SHOWN = 5;
/** Professionals see their own orders only. */
const mayReadAll = ["Administrator", "Accounting", "Sales"] as const;

export const listOrders: Verb<typeof customer.orders> = async (context, input) => {
  const { accountId, customer, roles } = requireSession(context);
  const isForAll = customer !== null && mayReadAll.some((role) => roles.includes(role));
  if (!isForAll) return readOrders(context, input, { accountId, isRetail: false });
  const { branchIds } = await selectProfile(context.query, accountId);
  return readOrders(context, input, { customerId: customer.id, branchIds });
};

export const listRetailOrders: Verb<typeof customer.retailOrders> = (context, input) =>
  readOrders(context, input, { accountId: requireSession(context).accountId, isRetail: true });

async function readOrders(
  context: Context,
  { days, search, branchId, status, sort, page, pageSize }: Asked,
  whose: Whose,
): Promise<ValueOf<typeof customer.orders>> {
  const { query, storefront, pricesHidden } = context;
  const since = new Date(context.now().getTime() - days * DAY_MS);
  const offset = (page - 1) * pageSize;
  const which = {
    storefrontId: storefront.id,
    whose,
    since,
    search,
    branchId: branchId ?? null,
    status,
    sort: pricesHidden ? withoutPrice(sort) : sort,
    offset,
    limit: pageSize,
  };
  const [{ totalCents, ...counts }, rows, stores] = await Promise.all([
    countOrders(query, which),
    selectOrders(query, which),
    readStores(context, storefront.id),
  ]);
  const lines = Map.groupBy(
    await selectListedLines(
      query,
      rows.map((row) => row.id),
    ),
    (line) => line.orderId,
  );
  const byStatus = [counts.all, counts.open, counts.completed];
  const nameOf = (placeId: number | null) => stores.find((store) => store.id === placeId)?.texts[context.language].name ?? null;
  return {
    orders: rows.map((row) =>
      toListed(row, lines.get(row.id) ?? [], { timezone: storefront.timezone, pricesHidden, pickupStore: nameOf(row.pickupPlaceId) }),
    ),
    counts,
    page,
    pages: Math.max(1, Math.ceil((byStatus[status] ?? 0) / pageSize)),
    totalCents: pricesHidden ? null : totalCents,
  };
}

/** An order by price would tell hidden prices. */
const withoutPrice = (sort: Asked["sort"]) => (sort === "oldest" ? sort : "newest");

function toListed(
  row: OrderRow,
  lines: ListedLine[],
  { timezone, pricesHidden, pickupStore }: { timezone: string; pricesHidden: boolean; pickupStore: string | null },
): ListedOrder {
  return {
    orderNo: row.orderNo,
    receiptId: row.receiptKey,
    placedAt: row.placedAt.toISOString(),
    branch: row.branch,
    purchaseOrderNo: row.purchaseOrderNo,
    jobName: row.jobName,
    placedBy: `${row.firstName} ${row.lastName}`.trim(),
    state: orderState(lines, row.canceledAt !== null),
    promisedOn: row.canceledAt ? null : promisedOn(lines),
    finishedOn: row.finishedAt && todayOf(row.finishedAt, timezone),
    pickupStore,
    lots: [...new Set(lines.flatMap((line) => line.lots))],
    lineCount: lines.length,
    pieces: lines.slice(0, SHOWN).map(({ name, picture, format }) => ({ name, picture, format }) as ListedOrder["pieces"][number]),
    totalCents: pricesHidden ? null : row.totalCents,
    currency: row.currency,
  };
}
