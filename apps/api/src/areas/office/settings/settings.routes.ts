import { office } from "@azulejo/contract";
import { handle } from "../../../calls/handler.ts";
import { handleFile } from "../../../http/file-handler.ts";
import { listLegalTexts, readLegalText, reviewLegalText } from "./legal-texts/legal-texts.ts";
import { setTermsVersion } from "./legal-texts/terms-version.ts";
import { listLetters, previewLetter, readLetterFile, sendTestLetter } from "./letters/letters.ts";
import { listMailWords } from "./mail-words.ts";
import { listPromotions, previewPromotion, savePromotion } from "./promotions.ts";
import { changeSettingRows, previewSettingRows, readSettingRows } from "./setting-rows.ts";
import { changeShopSettings, previewShopSettings, readShopSettings } from "./shop-settings.ts";

export const settingsOfficeRoutes = [
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

export const settingsOfficeFiles = [handleFile(office.letterFile, "never", readLetterFile)];
