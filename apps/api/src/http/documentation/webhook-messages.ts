import { changeKinds } from "@azulejo/contract/areas/changes.ts";
import { z } from "zod";
import type { ZodOpenApiObject } from "zod-openapi";

const changed = z
  .object({
    type: z.string().meta({ description: "The kind and the action, such as `order.updated`; or `test`.", examples: ["order.created"] }),
    timestamp: z.iso.datetime().meta({ description: "When it was changed.", examples: ["2026-12-01T18:00:00.000Z"] }),
    data: z.object({
      position: z.int().meta({ description: "Its place in the feed of `GET /api/changes`.", examples: [4211] }),
      kind: z.enum(changeKinds).meta({ examples: ["order"] }),
      id: z.string().meta({ description: "The record's number, code or id, as in the feed.", examples: ["100042"] }),
      action: z.enum(["created", "updated", "deleted"]).meta({ examples: ["created"] }),
    }),
  })
  .meta({ id: "WebhookMessage" });

const header = (name: string, description: string, example: string) =>
  ({ name, in: "header", required: true, description, schema: { type: "string" }, example }) as const;

/** Messages to webhooks, which staff create with `office/createwebhook`. */
export const webhookMessages: NonNullable<ZodOpenApiObject["webhooks"]> = {
  recordChanged: {
    post: {
      operationId: "webhookRecordChanged",
      tags: ["changes"],
      summary: "Tells of a change of a record",
      description:
        "Sent at least once, and in order for each record. Recognize a repeated message by `webhook-id`. Verify the signature with a library of Standard Webhooks before you read the body.",
      security: [],
      parameters: [
        header("webhook-id", "The same for every try of a message.", "msg_4211"),
        header("webhook-timestamp", "When it was sent, in seconds. Refuse a message that is older than five minutes.", "1796148000"),
        header(
          "webhook-signature",
          "`v1,` and the HMAC-SHA256 of id, timestamp and body in base64; two of them, separated by a space, while a new secret takes over.",
          "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
        ),
      ],
      requestBody: { required: true, content: { "application/json": { schema: changed } } },
      responses: {
        "2XX": { description: "Any status from 200 to 299, within ten seconds: the message is delivered. The body is ignored." },
        default: { description: "Any other answer, a redirect too: the message is sent again after 2, 4, 8 … seconds, up to an hour." },
      },
    },
  },
};
