import { z } from "zod";

export const MAX_FACT_TEXT = 500;

/**
 * A stored value. Its form shows its kind, so that it can be read without the fact's definition: a number, a range, the code of a choice,
 * yes or no, or a text in each language.
 */
export const factValue = z.union([
  z.number(),
  z.boolean(),
  z.string().min(1).max(60),
  z.strictObject({ from: z.number(), to: z.number() }),
  z.strictObject({ en: z.string().max(MAX_FACT_TEXT), es: z.string().max(MAX_FACT_TEXT) }),
]);
export type FactValue = z.infer<typeof factValue>;

/** An item's values by fact code. Values of deleted facts are kept. */
export const factValues = z.record(z.string(), factValue);
export type FactValues = z.infer<typeof factValues>;
