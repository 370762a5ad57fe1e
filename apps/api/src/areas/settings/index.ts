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
export { settingsFiles, settingsRoutes } from "./settings.routes.ts";
export type { SettingsDifference } from "./settings.rules.ts";
export type { SettingsFault, SettingsRequest } from "./shop-settings.ts";
export { selectTester } from "./staff/letters/letter-test.repository.ts";
export { LETTER_TEST_MAIL } from "./staff/letters/letters.ts";
export { withUnsaved } from "./staff/letters/unsaved-words.rules.ts";
