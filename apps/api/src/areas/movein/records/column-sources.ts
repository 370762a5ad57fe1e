import { z } from "zod";

const form = 'must be a column\'s name, { "value": "…" }, or { "column": "…", "values": { … }, "days": "mdy", "dmy" or "ymd" }';

/** The source of a value: a constant, or a column of another system's file. */
export const source = z.union(
  [
    z.string().transform((column) => ({ column })),
    z.strictObject({ value: z.string() }),
    z.strictObject({
      column: z.string(),
      values: z.record(z.string(), z.string()).optional(),
      days: z.enum(["mdy", "dmy", "ymd"]).optional(),
    }),
  ],
  { error: form },
);
export type Source = z.output<typeof source>;
