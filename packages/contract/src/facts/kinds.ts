/** Kinds of facts: a number, a range, one of its choices, yes or no, or a text in each language. */
export const factKinds = ["number", "range", "choice", "yesNo", "text"] as const;
export type FactKind = (typeof factKinds)[number];

/** Places where facts are shown: a product's table and comparisons, its card in lists, its tear sheet, structured data, and feeds. */
export const factPlaces = ["table", "card", "tearSheet", "structuredData", "feed"] as const;
export type FactPlace = (typeof factPlaces)[number];
