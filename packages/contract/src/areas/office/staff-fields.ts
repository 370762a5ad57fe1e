import { z } from "zod";

/** The id of a database row, in a query. */
export const queryId = z.coerce.number().int().positive().max(2_147_483_647).describe("The id.");

export const orderNo = z.int().positive().describe("The order's number.");
export const queryOrderNo = z.coerce.number().int().positive().describe("The order's number.");

/** The number of a page. @param rows rows per page, such as `50 orders` */
export const page = (rows?: string) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1)
    .describe(rows ? `Counted from 1; ${rows} a page.` : "Counted from 1.");

/** The total number of rows. @param what what is listed, in the plural */
export const total = (what: string) => z.int().describe(`Matching ${what} in all.`);

export const by = z.string().nullable().describe("The email address of the staff account; null when it is gone.");

export const revision = z.string().min(1).max(40).describe("The revision of what was read; send it when saving.");

/** A file for staff to download. */
export const file = <Type extends string>(type: Type, data = "The file in base64.") =>
  z.object({ name: z.string().describe("The name of the file."), type: z.literal(type), data: z.string().describe(data) });

export const externalIds = z
  .array(
    z.object({
      source: z.string().describe("The short name of the system, as it was moved from."),
      id: z.string().describe("What that system calls it."),
    }),
  )
  .describe("Its ids in other systems that the shop was moved from.");
