import { z } from "zod";
import { defineCall } from "../call.ts";

export const log = defineCall({
  method: "POST",
  path: "log",
  isRead: true,
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
      build: z
        .string()
        .optional()
        .meta({ description: "The version of the pages that the browser has loaded.", examples: ["3d5adfc8"] }),
      id: z
        .string()
        .optional()
        .meta({ description: "The id of the request that the page came with.", examples: ["5f0c1f4e-8a43-4c39-9d5b-6a1f2f0e7b11"] }),
    }),
  }),
  value: z.boolean(),
});
