import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { TEXT_RECEIVED, TEXT_STATUS } from "../../ports/twilio-text-messages.ts";

const phone = z.string().meta({ description: "The customer's number, in E.164.", examples: ["+17755550199"] });

const received = z
  .looseObject({
    From: phone,
    Body: z.string().meta({
      description: "What the customer wrote. STOP, HELP, START and their Spanish forms have their usual meaning.",
      examples: ["STOP"],
    }),
  })
  .meta({ id: "TextReceived" });

const status = z
  .looseObject({
    MessageStatus: z.string().meta({ description: "As Twilio names it.", examples: ["delivered"] }),
    ErrorCode: z
      .string()
      .optional()
      .meta({ description: "Why it was not delivered.", examples: ["30003"] }),
  })
  .meta({ id: "TextStatus" });

const refused = {
  403: { description: "The signature is not valid." },
  404: { description: "The shop sends no text messages." },
  413: { description: "The body is larger than 32 KB." },
  429: { description: "Too many events." },
  500: { description: "The event could not be applied. Send it again." },
};

const security = [{ twilioSignature: [] }];
const tags = ["notificationpreference"];

/** The webhooks of the text message provider, which signs their address and fields. */
export const textEventPath: ZodOpenApiPathsObject = {
  [TEXT_RECEIVED]: {
    post: {
      operationId: "postTextReceived",
      tags,
      summary: "Receives what customers write to the shop's number",
      description: "For Twilio. Enter this address as the webhook of the number or messaging service for incoming messages.",
      security,
      requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: received } } },
      responses: {
        200: {
          description: "The reply to send, as TwiML.",
          content: {
            "text/xml": {
              schema: z.string().meta({ id: "TextReply" }),
              example: "<Response><Message>You won't get more texts from us.</Message></Response>",
            },
          },
        },
        ...refused,
      },
    },
  },
  [TEXT_STATUS]: {
    post: {
      operationId: "postTextStatus",
      tags,
      summary: "Receives what became of a text message",
      description: "For Twilio. The shop names this address with each message that it sends; there is nothing to enter.",
      security,
      requestParams: {
        query: z.object({
          key: z.string().meta({ description: "The message's key, which the shop put there.", examples: ["text:receipt:17"] }),
        }),
      },
      requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: status } } },
      responses: { 204: { description: "The state was recorded." }, ...refused },
    },
  },
};
