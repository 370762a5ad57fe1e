import { slugOf } from "../complete/slug.rules.ts";

/** The meaning of another shop's option, from its name in English or Spanish. */
export type OptionKind = "size" | "finish" | "color" | "thickness" | "shape" | "material" | "edge";

const names: Record<OptionKind, string[]> = {
  size: ["size", "tile size", "dimension", "dimensions", "nominal size", "medida", "medidas", "tamano", "formato", "format"],
  finish: ["finish", "surface", "surface finish", "acabado", "superficie"],
  color: ["color", "color", "color name", "shade", "tono"],
  thickness: ["thickness", "espesor", "grosor"],
  shape: ["shape", "forma"],
  material: ["material"],
  edge: ["edge", "canto", "borde"],
};
const kindOf = new Map(Object.entries(names).flatMap(([kind, all]) => all.map((name) => [name, kind as OptionKind] as const)));

/** Returns null for an option without a field of its own, which goes into the label. */
export const optionKind = (name: string): OptionKind | null => kindOf.get(slugOf(name).replaceAll("-", " ")) ?? null;

const sampleWords = new Set(["sample", "muestra", "swatch", "chip", "tile sample"]);
/** Returns whether an option value names a sample: "Sample", "Sample 4x4", "Muestra". */
export const isSample = (value: string): boolean => {
  const words = slugOf(value).split("-");
  return sampleWords.has(words[0] ?? "") || sampleWords.has(words.join(" "));
};
