import { ShopError } from "@azulejo/contract";
import { shopSettings } from "@azulejo/contract/settings/settings-file.ts";
import type { Query } from "@azulejo/database";
import { changeSettingsWithin, type Options, type SettingsResult } from "./change-settings.ts";
import { formFaults } from "./form-faults.ts";
import { selectPromotionSettings } from "./promotion-settings.repository.ts";
import type { Fault, ShopSettings } from "./shop-settings.ts";
import { faultsIn } from "./worded.ts";

export type PromotionSettings = ShopSettings["promotions"][number];

/** The result of changing one promotion, and the promotion as read; null if the input is invalid. */
export interface PromotionResult {
  result: SettingsResult;
  promotion: PromotionSettings | null;
}

/**
 * Creates or changes one promotion in the caller's transaction. Paths of faults begin with `promotion`.
 * @throws office_settings_changed if it has changed since it was read
 */
export async function changePromotionWithin(
  query: Query,
  { before, after }: { before: unknown; after: unknown },
  options: Options,
): Promise<PromotionResult> {
  const { language = "en" } = options;
  const { element } = shopSettings.shape.promotions.unwrap();
  const read = element.safeParse(after);
  if (!read.success) {
    const faults = formFaults(read.error.issues, after).map((one): Fault => ({ ...one, path: `promotion.${one.path}` }));
    return { result: { faults: faultsIn(language, faults) }, promotion: null };
  }
  const promotion = read.data;
  const stored = await selectPromotionSettings(query, options.storefrontId);
  const current = stored.find(({ code }) => code === promotion.code);
  if (before === null && current) {
    const fault: Fault = { path: "promotion.code", problem: "settings.fault.codeTaken" };
    return { result: { faults: faultsIn(language, [fault]) }, promotion };
  }
  if (before !== null && (!current || !isSame(element.safeParse(before).data, current))) throw new ShopError("office_settings_changed");
  const promotions = current ? stored.map((one) => (one === current ? promotion : one)) : [...stored, promotion];
  const result = await changeSettingsWithin(query, { settings: { version: 1, promotions }, pictures: {} }, options);
  return { result: withOwnPaths(result, promotion.code), promotion };
}

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function withOwnPaths(result: SettingsResult, code: string): SettingsResult {
  if (!result.faults) return result;
  return { faults: result.faults.map((one) => ({ ...one, path: one.path.replace(`promotions[${code}]`, "promotion") })) };
}

export const readPromotionSettings = (query: Query, storefrontId: number): Promise<PromotionSettings[]> =>
  selectPromotionSettings(query, storefrontId);
