import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { ACCESS_TOKEN } from "../access-token.ts";

const request = z
  .object({
    grant_type: z.literal("client_credentials").meta({ description: "The only grant.", examples: ["client_credentials"] }),
    client_id: z
      .string()
      .optional()
      .meta({ description: "The number of the API key. Left out if id and secret are sent as HTTP Basic.", examples: ["42"] }),
    client_secret: z
      .string()
      .optional()
      .meta({ description: "The API key. Secret.", examples: ["azk_6Jw0cJ0Ck3vN1n3m2y8q1r5t7u9w1e3r5t7y9u1i3o5"] }),
  })
  .meta({ id: "AccessTokenRequest" });

const answer = z
  .object({
    access_token: z.string().meta({ description: "Sent with staff calls as `authorization: Bearer …`.", examples: ["azt_eyJhbGciOi…"] }),
    token_type: z.literal("Bearer").meta({ description: "How it is sent.", examples: ["Bearer"] }),
    expires_in: z.int().meta({ description: "Seconds for which it is good.", examples: [1800] }),
  })
  .meta({ id: "AccessToken" });

const refusal = z
  .object({
    error: z.string().meta({ description: "OAuth's name of the error.", examples: ["invalid_client"] }),
    error_description: z
      .string()
      .optional()
      .meta({
        description: "What to do, in English.",
        examples: ["This API key was revoked. Ask the staff of the shop for a new one."],
      }),
  })
  .meta({ id: "AccessTokenRefusal" });

const content = { "application/json": { schema: refusal } };

/** The token endpoint of OAuth 2.1, for clients that know no other way to send an API key. */
export const accessTokenPath: ZodOpenApiPathsObject = {
  [ACCESS_TOKEN]: {
    post: {
      operationId: "postAccessToken",
      tags: ["office"],
      summary: "Gives an access token for an API key",
      description:
        "The client credentials grant of OAuth 2.1. A token lives half an hour, and does what its key may do at that moment, from where the key may be used. An API key can be sent with each call as it is, so this is for clients that speak OAuth alone.",
      security: [],
      requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: request } } },
      responses: {
        200: { description: "The token.", content: { "application/json": { schema: answer } } },
        400: { description: "The request has another form or grant.", content },
        401: { description: "The key is no good.", content },
        413: { description: "The body is larger than 8 KB." },
        429: { description: "Too many requests." },
      },
    },
  },
};
