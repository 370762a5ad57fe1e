import { ShopError } from "@azulejo/contract";
import { type Context, inTransaction } from "../../../context.ts";
import type { PaymentProvider } from "../../../ports/payment-provider.ts";
import type { OrderHead } from "../../order/index.ts";
import { contactPhone } from "../../store/index.ts";
import { settleOrder } from "../settle-order.ts";
import { mostUnpaid } from "./held-stock.rules.ts";
import { lockWaiting, markWaiting, selectHolds, selectWaiting } from "./limit.repository.ts";

const DAY_MS = 86_400_000;

/**
 * The bank requires authentication or answers days later, so the order holds stock without payment. The number of such orders per client
 * is limited, and together they leave a share of every item to buyers who pay immediately. Beyond that, the order is released.
 * @throws checkout_unpaid_orders, checkout_unpaid_units, checkout_hold_limit
 */
export async function waitForBank(context: Context, order: OrderHead, provider: PaymentProvider, providerId: string): Promise<void> {
  const refusal = await inTransaction(context, async (inside) => {
    await lockWaiting(inside.query, order.storefrontId);
    const found = await findExcess(inside, order.id);
    if (!found) await markWaiting(inside.query, order.id, inside.now());
    return found;
  });
  if (!refusal) return;
  await settleOrder(context, order.id, await provider.undo(providerId));
  throw refusal;
}

async function findExcess(context: Context, orderId: number): Promise<ShopError | null> {
  const { limits, unpaidOrders: owed } = context.storefront.settings;
  const { unpaidOrders, unpaidUnits, unpaidShare } = limits;
  const others = await selectWaiting(context.query, orderId, new Date(context.now().getTime() - owed.days * DAY_MS));
  if (others.orders >= unpaidOrders) return new ShopError("checkout_unpaid_orders", { orders: others.orders });
  const holds = await selectHolds(context.query, orderId);
  const phone = await contactPhone(context);
  const units = holds.reduce((sum, hold) => sum + hold.quantity, 0);
  if (others.units + units > unpaidUnits) return new ShopError("checkout_unpaid_units", { limit: unpaidUnits, phone });
  for (const hold of holds) {
    const excess = hold.unpaid - mostUnpaid(hold, unpaidShare);
    const available = Math.max(0, hold.quantity - excess);
    if (excess > 0) return new ShopError("checkout_hold_limit", { itemNo: hold.itemNo, available, phone });
  }
  return null;
}
