import { z } from "zod";
import { defineCall } from "../call.ts";

export const log = defineCall({
  method: "POST",
  path: "log",
  summary: "Reports an error shown by the error screen",
  input: z.strictObject({
    endpoint: z.literal("exception"),
    data: z.object({
      error: z.unknown().meta({
        description: "Its status, name, message and stack, each truncated to the log's limit.",
        examples: [{ status: 500, name: "Error", message: "Something failed" }],
      }),
      path: z
        .string()
        .optional()
        .meta({ examples: ["/en/product/list/"] }),
      build: z.string().optional().describe("The version of the pages that the browser has loaded."),
      id: z.string().optional().describe("The id of the request that the page came with."),
    }),
  }),
  value: z.boolean(),
});
