import { z } from "zod";
import { defineCall } from "../call.ts";

export const log = defineCall({
  method: "POST",
  path: "log",
  summary: "Reports an error that the error screen has shown",
  input: z.strictObject({
    endpoint: z.literal("exception"),
    data: z.object({
      /** Its status, name, message and stack; each is cut at what the log keeps. */
      error: z.unknown(),
      path: z.string().optional(),
      /** Version of the pages that the browser has loaded. */
      build: z.string().optional(),
      /** Of the request that the page came with. */
      id: z.string().optional(),
    }),
  }),
  value: z.boolean(),
});
