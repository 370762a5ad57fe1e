export { changePromotionWithin, readPromotionSettings } from "./change-promotion.ts";
export { changeRowsWithin, readRows } from "./change-rows.ts";
export {
  changeSettings,
  changeSettingsWithin,
  exportSettings,
  faultOfUsedStore,
  readSettings,
  type SettingsResult,
} from "./change-settings.ts";
export { inSettingsTransaction } from "./in-settings-transaction.ts";
export type { SettingsDifference } from "./settings.rules.ts";
export type { SettingsFault, SettingsRequest } from "./shop-settings.ts";
