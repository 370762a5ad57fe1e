import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { listLegalTexts, readLegalText, reviewLegalText } from "./staff/legal-texts/legal-texts.ts";
import { setTermsVersion } from "./staff/legal-texts/terms-version.ts";
import { listLetters, previewLetter, readLetterFile, sendTestLetter } from "./staff/letters/letters.ts";
import { listMailWords } from "./staff/mail-words.ts";
import { listPromotions, previewPromotion, savePromotion } from "./staff/promotions.ts";
import { changeSettingRows, previewSettingRows, readSettingRows } from "./staff/setting-rows.ts";
import { changeShopSettings, previewShopSettings, readShopSettings } from "./staff/shop-settings.ts";

export const settingsRoutes = [
  handle(office.shopSettings, readShopSettings),
  handle(office.previewSettings, previewShopSettings),
  handle(office.changeSettings, changeShopSettings),
  handle(office.settingRows, readSettingRows),
  handle(office.previewSettingRows, previewSettingRows),
  handle(office.changeSettingRows, changeSettingRows),
  handle(office.mailWords, listMailWords),
  handle(office.letters, listLetters),
  handle(office.previewLetter, previewLetter),
  handle(office.sendTestLetter, sendTestLetter),
  handle(office.legalTexts, listLegalTexts),
  handle(office.legalText, readLegalText),
  handle(office.reviewLegalText, reviewLegalText),
  handle(office.setTermsVersion, setTermsVersion),
  handle(office.promotions, listPromotions),
  handle(office.previewPromotion, previewPromotion),
  handle(office.savePromotion, savePromotion),
];

export const settingsFiles = [handleFile(office.letterFile, "never", readLetterFile)];
