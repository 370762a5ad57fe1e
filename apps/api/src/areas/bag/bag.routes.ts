import { bagCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { addBagItem } from "./add-bag-item.ts";
import { applyPromoCode } from "./apply-promo-code.ts";
import { cleanUpBag } from "./clean-up-bag.ts";
import { getCustomerShoppingBag } from "./get-customer-shopping-bag.ts";
import { changePickupStore } from "./pickup/change-pickup-store.ts";
import { listPickupStores } from "./pickup/list-pickup-stores.ts";
import { checkQuickOrder } from "./quick-order/check-quick-order.ts";
import { removeBagItem } from "./remove-bag-item.ts";
import { removePromoCode } from "./remove-promo-code.ts";
import { updateBagItems } from "./update-bag-items.ts";

export const bagRoutes = [
  handle(bagCalls.addItem, addBagItem),
  handle(bagCalls.defaultModel, (context) => ({
    shoppingBagQuoteId: null,
    lines: [],
    pickupStore: null,
    count: 0,
    goodsCents: context.pricesHidden ? null : 0,
    discountCents: context.pricesHidden ? null : 0,
    promotions: [],
    currency: context.storefront.settings.currency,
    weight: 0,
    asOf: context.now().toISOString(),
  })),
  handle(bagCalls.get, getCustomerShoppingBag),
  handle(bagCalls.quickOrder, checkQuickOrder),
  handle(bagCalls.update, updateBagItems),
  handle(bagCalls.remove, removeBagItem),
  handle(bagCalls.applyPromoCode, applyPromoCode),
  handle(bagCalls.removePromoCode, removePromoCode),
  handle(bagCalls.cleanUp, cleanUpBag),
  handle(bagCalls.changePickupStore, changePickupStore),
  handle(bagCalls.pickupStores, listPickupStores),
];
