import { z } from "zod";
import { defineCall } from "../call.ts";

export const log = defineCall({
  method: "POST",
  path: "log",
  summary: "Reports an error shown by the error screen",
  input: z.strictObject({
    endpoint: z.literal("exception"),
    data: z.object({
      /** Its status, name, message and stack, each truncated to the log's limit. */
      error: z.unknown(),
      path: z.string().optional(),
      /** The version of the pages that the browser has loaded. */
      build: z.string().optional(),
      /** The id of the request that the page came with. */
      id: z.string().optional(),
    }),
  }),
  value: z.boolean(),
});
