import { type office, ShopError } from "@azulejo/contract";
import type { PricePlan } from "@azulejo/contract/areas/office/price-changes.ts";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { priceOn, withListPrice } from "../../../domain/prices/planned-price.ts";
import { recordAct } from "../../audit/index.ts";
import { selectPlannedPrices, todayAt } from "../../product/index.ts";
import { deletePlan, type StoredPlan, selectPlannedItems, selectPlans, takeOutOfPlan } from "./price-change.repository.ts";

const SHOWN = 500;

export const listPricePlans: Verb<typeof office.pricePlans> = async (context) => ({
  plans: (await selectPlans(context.query, context.storefront.id, todayAt(context))).map(planOf),
});

export const readPricePlan: Verb<typeof office.pricePlan> = async (context, { planId }) => {
  const { query, storefront, language } = context;
  const [plan] = await selectPlans(query, storefront.id, todayAt(context), planId);
  if (!plan) throw new ShopError("office_price_plan_gone");
  const items = await selectPlannedItems(query, planId, language, SHOWN);
  const others = await selectPlannedPrices(
    query,
    items.map(({ itemId }) => itemId),
    planId,
  );
  const first = items.map(({ itemId, itemNo, name, plannedCents, listCents, saleCents, saleFrom, saleUntil }) => {
    const before = priceOn({ listCents, saleCents, saleFrom, saleUntil }, others.get(itemId) ?? [], plan.startsOn);
    return { itemNo, name, before, after: withListPrice(before, plannedCents) };
  });
  return { ...planOf(plan), first };
};

export const withdrawPrices: Verb<typeof office.withdrawPrices> = (context, { planId, itemNo }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    if (itemNo !== undefined) {
      const taken = await takeOutOfPlan(query, storefront.id, planId, itemNo, todayAt(inside));
      if (!taken) throw new ShopError("office_price_plan_gone");
      await recordAct(inside, {
        kind: "prices.withdrawn",
        subject: "prices",
        no: taken.startsOn,
        before: taken,
        after: { listCents: null },
      });
      return { items: 1 };
    }
    const plan = await deletePlan(query, storefront.id, planId, todayAt(inside));
    if (!plan) throw new ShopError("office_price_plan_gone");
    await recordAct(inside, { kind: "prices.withdrawn", subject: "prices", no: plan.startsOn, before: plan, after: { items: 0 } });
    return { items: plan.items };
  });

const planOf = ({ of, keys, except, ...plan }: StoredPlan): PricePlan => ({ ...plan, scope: { of, keys, except } });
