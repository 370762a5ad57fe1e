import type { office, ParsedInputOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { todayOf } from "../../../domain/day.ts";
import { changePromotionWithin, readPromotionSettings } from "../change-promotion.ts";
import type { SettingsResult } from "../change-settings.ts";
import { inSettingsTransaction } from "../in-settings-transaction.ts";
import { countScope, selectUsed } from "./promotion-use.repository.ts";

export const listPromotions: Verb<typeof office.promotions> = async ({ query, storefront, now }) => {
  const rows = await readPromotionSettings(query, storefront.id);
  const used = await selectUsed(query, storefront.id);
  return {
    today: todayOf(now(), storefront.timezone),
    promotions: rows.map((promotion) => ({ promotion: { ...promotion }, used: used.get(promotion.code) ?? 0 })),
  };
};

export const previewPromotion: Verb<typeof office.previewPromotion> = async (context, change) => {
  const { result, promotion } = await settle(context, change, true);
  const isSound = promotion !== null && !result.faults;
  const kind = promotion?.kind === "freeSample" ? "sample" : "item";
  const touched = isSound ? await countScope(context.query, context.storefront.id, promotion.appliesTo, kind) : { items: 0, products: 0 };
  return { change: answerOf(result), ...touched };
};

export const savePromotion: Verb<typeof office.savePromotion> = async (context, change) =>
  answerOf((await settle(context, change, false)).result);

function settle(context: Context, change: ParsedInputOf<typeof office.savePromotion>, dryRun: boolean) {
  const { language, storefront, now } = context;
  const { staffId, email } = requireStaff(context);
  const options = { storefrontId: storefront.id, dryRun, language, by: { actor: "staff", staffId, name: email } as const, at: now() };
  const run = dryRun ? inTransaction : inSettingsTransaction;
  return run(context, ({ query }) => changePromotionWithin(query, change, options));
}

const answerOf = ({ faults = [], differences = [], gaps = [] }: SettingsResult) => ({ faults, differences, gaps });
