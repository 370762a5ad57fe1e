import { type OfficeOrder, type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { todayAt } from "../../product/index.ts";
import { isStaffOrder, readStaffStores, requireStaffStore } from "../../staff/index.ts";
import { readStores } from "../../store/index.ts";
import { paymentStatusOf, statusOf, toOfficeOrder } from "./office-order.rules.ts";
import { orderIn, selectOrderDetails } from "./order-details.repository.ts";
import { selectOrders } from "./order-list.repository.ts";

export const listOrders: Verb<typeof office.orders> = async (
  context,
  { status, query, work, store, customerId, accountId, page, pageSize },
) => {
  const stores = await readStores(context, context.storefront.id);
  const placeIds = store === undefined ? (context.staff?.placeIds ?? null) : [(await requireStaffStore(context, store)).id];
  const today = todayAt(context);
  const rows = await selectOrders(context.query, {
    storefrontId: context.storefront.id,
    status,
    placeIds,
    work: work ?? null,
    customerId: customerId ?? null,
    accountId: accountId ?? null,
    search: query || null,
    today,
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  return {
    orders: rows.map(({ placedAt, finishedAt, canceledAt, pickupPlaceId, paymentStatus, paymentMethod, total: _, ...row }) => ({
      ...row,
      status: statusOf({ finishedAt, canceledAt }),
      isLate: row.dueOn !== null && row.dueOn < today,
      placedAt: placedAt.toISOString(),
      store: stores.find((one) => one.id === pickupPlaceId)?.code ?? null,
      paymentStatus: paymentStatus && paymentStatusOf({ status: paymentStatus, method: paymentMethod }),
    })),
    total: rows[0]?.total ?? 0,
    page,
    pageSize,
  };
};

export const listPickupStores: Verb<typeof office.pickupStores> = async (context) => {
  const stores = await readStaffStores(context);
  return stores
    .filter((store) => store.handsOver)
    .map(({ code, number, texts, city }) => ({ code, number, name: texts[context.language].name, city }))
    .sort((one, other) => one.name.localeCompare(other.name, context.language));
};

export const getOrder: Verb<typeof office.order> = (context, { orderNo }) => readOfficeOrder(context, orderNo);

/** Returns an order as staff see it. @throws office_order_not_found */
export async function readOfficeOrder(context: Context, orderNo: number): Promise<OfficeOrder> {
  const details = await selectOrderDetails(context.query, { storefrontId: context.storefront.id, orderNo });
  if (!details || !(await isStaffOrder(context, details.order.id))) throw new ShopError("office_order_not_found");
  const { query, storefront, language } = context;
  return toOfficeOrder(await orderIn(query, details, language), await readStores(context, storefront.id), language);
}
