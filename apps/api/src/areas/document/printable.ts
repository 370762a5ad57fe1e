/** Characters that the fonts of every reader lack, and what is printed instead. */
const instead: [RegExp, string][] = [
  [/\u2212/g, "\u2013"],
  [/(?<=\d)(?=[⅛⅜⅝⅞])/g, "-"],
  [/⅛/g, "1/8"],
  [/⅜/g, "3/8"],
  [/⅝/g, "5/8"],
  [/⅞/g, "7/8"],
];

/** Returns a document whose words have only characters that can be printed. */
export function printable<T>(value: T): T {
  if (typeof value === "string") return instead.reduce<string>((text, [from, to]) => text.replace(from, to), value) as T;
  if (value === null || typeof value !== "object" || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(printable) as T;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printable(one)])) as T;
}
