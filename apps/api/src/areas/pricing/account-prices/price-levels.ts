import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { recordAct } from "../../audit/index.ts";
import { todayAt } from "../../product/index.ts";
import { selectLevels, selectLines, upsertLevel } from "./price.repository.ts";
import { changedLines, revisionOf, toLine } from "./price-lines.rules.ts";
import { replaceLines } from "./replace-lines.ts";

export const listPriceLevels: Verb<typeof office.priceLevels> = (context) => readLevels(context);

async function readLevels(context: Context, wanted?: string) {
  const levels = await selectLevels(context.query, context.storefront.id, wanted);
  const read = [];
  for (const { id, code, name, accounts } of levels) {
    const lines = (await selectLines(context.query, { priceLevelId: id }, todayAt(context))).map(toLine);
    read.push({ code, name, accounts, lines, revision: revisionOf(lines) });
  }
  return read;
}

/** Of two people who save the same revision, the second gets an error. */
export const savePriceLevel: Verb<typeof office.savePriceLevel> = (context, { code, name, lines, revision }) =>
  inTransaction(context, async (inside) => {
    const [known] = await selectLevels(inside.query, inside.storefront.id, code);
    const id = await upsertLevel(inside.query, inside.storefront.id, code, name);
    const stored = await selectLines(inside.query, { priceLevelId: id }, todayAt(inside));
    const isStale = known ? revision !== revisionOf(stored) : revision !== null || stored.length > 0;
    if (isStale) throw new ShopError("office_prices_changed");
    await replaceLines(inside, { priceLevelId: id }, stored, lines);
    const [saved] = await readLevels(inside, code);
    if (!saved) throw new ShopError("office_price_level_not_found", { code });
    const isNew = known === undefined;
    await recordAct(inside, {
      kind: "price_level.saved",
      subject: "price_level",
      no: code,
      before: isNew ? null : { name: known.name, ...changedLines(stored.map(toLine), saved.lines) },
      after: { name, ...changedLines(saved.lines, isNew ? [] : stored.map(toLine)) },
    });
    return saved;
  });
