export { answerSettingsRequests } from "./answer-settings.ts";
export { changeSettings, changeSettingsWithin, exportSettings, type SettingsResult } from "./change-settings.ts";
export type { SettingsDifference } from "./settings.rules.ts";
export type { SettingsFault, SettingsRequest } from "./shop-settings.ts";
