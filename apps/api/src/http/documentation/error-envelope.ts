import { type ErrorCode, errorRecords } from "@azulejo/contract";
import { z } from "zod";

const errorCode = z
  .enum(Object.keys(errorRecords) as [ErrorCode, ...ErrorCode[]])
  .meta({ id: "ErrorCode", description: "What went wrong. Codes don't change with the language or the wording of the messages." });

/** The envelope of every failed call. */
export const errorEnvelope = z
  .object({
    success: z.literal(false),
    messages: z.array(z.string()).min(1).describe("Sentences to show to the reader, in the request's language."),
    code: errorCode,
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("What is wrong with each field, by the field's path in the request: `items.0.quantity`."),
    requestId: z.string().optional().describe("Identifies the request in the shop's log."),
  })
  .meta({ id: "ErrorEnvelope", description: "The answer of a call that failed." });
