import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

const KILO = 1024;

/** Texts about a file: its size, and its description in the user's language. */
export function useAssetWords() {
  const t = useText();
  const language = useLanguage();
  const weight = (bytes: number) =>
    bytes < KILO * KILO
      ? t("assets.kilobytes", { count: Math.max(1, Math.round(bytes / KILO)) })
      : t("assets.megabytes", { count: Math.round((bytes / KILO / KILO) * 10) / 10 });
  return {
    weight,
    size: ({ width, height, bytes }: OfficeAsset) =>
      width !== null && height !== null ? `${t("assets.pixels", { width, height })} · ${weight(bytes)}` : weight(bytes),
    description: ({ altEn, altEs }: OfficeAsset) => (language === "es" ? altEs || altEn : altEn || altEs),
    isUndescribed: ({ kind, altEn, altEs }: OfficeAsset) => kind === "picture" && (altEn === "" || altEs === ""),
  };
}
