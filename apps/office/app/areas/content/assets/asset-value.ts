import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";

type Chosen = Pick<OfficeAsset, "id" | "address" | "name" | "altEn" | "altEs" | "focus" | "color">;

/** Returns a story's value for a chosen picture in a language: its address, its description, and the part that must stay visible. */
export const assetValue = ({ id, address, name, altEn, altEs, focus, color }: Chosen, language: string) => ({
  ...{ fieldtype: "asset", id, filename: address, name, title: null, source: null, copyright: null },
  alt: language.startsWith("es") ? altEs || altEn : altEn || altEs,
  focus: focus ?? "",
  meta_data: color ? { color } : {},
});
