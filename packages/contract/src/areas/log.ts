import { z } from "zod";
import { defineCall } from "../call.ts";

export const log = defineCall({
  method: "POST",
  path: "log",
  summary: "Reports an error that the error screen has shown",
  input: z.strictObject({
    endpoint: z.literal("exception"),
    data: z.object({ error: z.unknown(), path: z.string().max(2000).optional() }),
  }),
  value: z.boolean(),
});
