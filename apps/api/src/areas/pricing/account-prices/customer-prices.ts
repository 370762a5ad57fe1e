import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { todayAt } from "../../product/index.ts";
import { assignLevel, lockCustomer, selectAssignedLevel, selectLevels, selectLines } from "./price.repository.ts";
import { changedLines, revisionOf, toLine } from "./price-lines.rules.ts";
import { byOf, replaceLines } from "./replace-lines.ts";

export const readCustomerPrices: Verb<typeof office.customerPrices> = (context, { customerId }) => readPrices(context, customerId);

async function readPrices(context: Context, customerId: number) {
  const assigned = await selectAssignedLevel(context.query, context.storefront.id, customerId);
  if (!assigned) throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
  const lines = (await selectLines(context.query, { customerId }, todayAt(context))).map(toLine);
  return { customerId, level: assigned.code, lines, revision: revisionOf(lines, assigned.code) };
}

export const saveCustomerPrices: Verb<typeof office.saveCustomerPrices> = (context, { customerId, level, lines, revision }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront } = inside;
    if (!(await lockCustomer(query, storefront.id, customerId)))
      throw new ShopError("office_customer_not_found", { customerId: String(customerId) });
    const before = await readPrices(inside, customerId);
    if (before.revision !== revision) throw new ShopError("office_prices_changed");
    if (level !== before.level) await assignLevel(query, customerId, await levelIdOf(inside, level), byOf(inside));
    await replaceLines(inside, { customerId }, await selectLines(query, { customerId }, todayAt(inside)), lines);
    const after = await readPrices(inside, customerId);
    await recordAct(inside, {
      kind: "customer.prices",
      subject: "customer",
      no: customerId,
      before: { level: before.level, ...changedLines(before.lines, after.lines) },
      after: { level: after.level, ...changedLines(after.lines, before.lines) },
    });
    return after;
  });

async function levelIdOf({ query, storefront }: Work, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const [level] = await selectLevels(query, storefront.id, code);
  if (!level) throw new ShopError("office_price_level_not_found", { code });
  return level.id;
}
