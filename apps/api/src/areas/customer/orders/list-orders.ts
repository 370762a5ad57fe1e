import { type customer, type Role, ShopError, type ValueOf } from "@azulejo/contract";
import type { ListedOrder } from "@azulejo/contract/areas/customer.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireSession } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { storedFormat, storedPicture } from "../../../domain/orders/stored-values.rules.ts";
import { readStores } from "../../store/index.ts";
import { selectProfile } from "../customer.repository.ts";
import {
  countOrders,
  type ListedLine,
  type OrderOwner,
  type OrderRow,
  selectListedLines,
  selectOrder,
  selectOrderApproval,
  selectOrders,
} from "./order-list.repository.ts";
import { lateSince, orderState, partsOf, promisedOn } from "./order-state.rules.ts";

/** The parsed input, with its defaults. */
type Asked = Parameters<Verb<typeof customer.orders>>[1];

const DAY_MS = 86_400_000;
const SHOWN = 5;
/** Not every carrier reports arrivals, so what left longer ago counts as completed. */
const MAX_UNDERWAY_DAYS = 90;
/** The value for an unlimited time range. */
const ALL = 0;
/** Professionals see their own orders only. */
const mayReadAll = ["Administrator", "Accounting", "Sales"] as const;

export const listOrders: Verb<typeof customer.orders> = async (context, input) => readOrders(context, input, await whoseOrders(context));

/** Roles that act for orders of colleagues, such as returning their goods. */
const mayActForAll = ["Administrator", "Sales"] as const;

/** Returns whether the caller may act for an order of their business account: one of their branches, and not only to read it. */
export async function mayActFor(context: Context, receiptKey: string): Promise<boolean> {
  if (!context.session?.customer) return false;
  const whose = await whoseOrders(context, mayActForAll);
  return (await selectOrder(context.query, context.storefront.id, receiptKey, [whose])) !== null;
}

/** Returns the owners whose orders the caller sees in the list. */
async function whoseOrders(context: Context, forAll: readonly Role[] = mayReadAll): Promise<OrderOwner> {
  const { accountId, customer, roles } = requireSession(context);
  const isForAll = customer !== null && forAll.some((role) => roles.includes(role));
  if (!isForAll) return { accountId, isRetail: false };
  const { branchIds } = await selectProfile(context.query, accountId);
  return { customerId: customer.id, branchIds };
}

/** Returns one order of the caller's list. */
export const readOrder: Verb<typeof customer.orderDetails> = async (context, { id }) => {
  const { query, storefront } = context;
  const own = { accountId: requireSession(context).accountId, isRetail: false };
  const row = await selectOrder(query, storefront.id, id, [own, await whoseOrders(context)]);
  if (!row) throw new ShopError("customer_receipt_not_found");
  const [lines, approval, toListed] = await Promise.all([
    selectListedLines(query, [row.id]),
    selectOrderApproval(query, row.id),
    listing(context),
  ]);
  return {
    order: toListed(row, lines),
    parts: partsOf(lines, row.canceledAt !== null),
    approval: approval && { by: approval.by, on: todayOf(approval.at, storefront.timezone) },
  };
};

export const listRetailOrders: Verb<typeof customer.retailOrders> = (context, input) =>
  readOrders(context, input, { accountId: requireSession(context).accountId, isRetail: true });

async function readOrders(
  context: Context,
  { days, search, branchId, status, sort, page, pageSize }: Asked,
  whose: OrderOwner,
): Promise<ValueOf<typeof customer.orders>> {
  const { query, storefront, pricesHidden } = context;
  const daysAgo = (count: number) => new Date(context.now().getTime() - count * DAY_MS);
  const offset = (page - 1) * pageSize;
  const which = {
    storefrontId: storefront.id,
    whose,
    since: days === ALL ? null : daysAgo(days),
    leftSince: daysAgo(MAX_UNDERWAY_DAYS),
    search,
    branchId: branchId ?? null,
    status,
    sort: pricesHidden ? withoutPrice(sort) : sort,
    offset,
    limit: pageSize,
  };
  const [{ totalCents, ...counts }, rows, toListed] = await Promise.all([
    countOrders(query, which),
    selectOrders(query, which),
    listing(context),
  ]);
  const lines = Map.groupBy(
    await selectListedLines(
      query,
      rows.map((row) => row.id),
    ),
    (line) => line.orderId,
  );
  const byStatus = [counts.all, counts.open, counts.completed];
  return {
    orders: rows.map((row) => toListed(row, lines.get(row.id) ?? [])),
    counts,
    page,
    pages: Math.max(1, Math.ceil((byStatus[status] ?? 0) / pageSize)),
    today: todayOf(context.now(), context.storefront.timezone),
    totalCents: pricesHidden ? null : totalCents,
  };
}

/** Sorting by price would reveal hidden prices. */
const withoutPrice = (sort: Asked["sort"]) => (sort === "oldest" ? sort : "newest");

/** Returns a function that converts an order to its form in a list: stores in the reader's language, amounts unless they are hidden. */
async function listing(context: Context): Promise<(row: OrderRow, lines: ListedLine[]) => ListedOrder> {
  const { storefront, pricesHidden, language } = context;
  const stores = await readStores(context, storefront.id);
  const today = todayOf(context.now(), context.storefront.timezone);
  return (row, lines) => ({
    orderNo: row.orderNo,
    earlierNo: row.earlierNo,
    receiptId: row.receiptKey,
    placedAt: row.placedAt.toISOString(),
    branch: row.branch,
    purchaseOrderNo: row.purchaseOrderNo,
    jobName: row.jobName,
    placedBy: `${row.firstName} ${row.lastName}`.trim(),
    state: orderState(lines, row.canceledAt !== null),
    promisedOn: row.canceledAt ? null : promisedOn(lines),
    lateSince: row.canceledAt ? null : lateSince(lines, today),
    finishedOn: row.finishedAt && todayOf(row.finishedAt, storefront.timezone),
    pickupStore: stores.find((store) => store.id === row.pickupPlaceId)?.texts[language].name ?? null,
    lots: [...new Set(lines.flatMap((line) => line.lots))],
    lineCount: lines.length,
    pieces: lines
      .slice(0, SHOWN)
      .map(({ name, picture, format }) => ({ name, picture: storedPicture(picture), format: storedFormat(format) })),
    totalCents: pricesHidden ? null : row.totalCents,
    currency: row.currency,
  });
}
