import { z } from "zod";
import { typed } from "./fields.ts";

const MAX_DOCUMENT_BYTES = 6_000_000;
/** An uploaded PDF or picture. */
export const uploadedDocument = z.object({
  name: typed
    .min(1)
    .max(120)
    .meta({
      description: "The file's name; folders and control characters are removed before it is stored.",
      examples: ["certificate.pdf"],
    }),
  type: z.enum(["application/pdf", "image/jpeg", "image/png", "image/webp"]),
  data: z
    .base64()
    .max(MAX_DOCUMENT_BYTES)
    .meta({ description: "The file in base64.", examples: ["JVBERi0xLjQK"] }),
});
