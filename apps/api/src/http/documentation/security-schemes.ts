import type { ZodOpenApiComponentsObject } from "zod-openapi";

export const securitySchemes = {
  storefront: { type: "apiKey", in: "header", name: "x-storefront-id", description: "The storefront's number. Public." },
  publicKey: { type: "apiKey", in: "header", name: "x-public-key", description: "The storefront's public key. Pages may show it." },
  bearer: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The `authToken` of `account/login`, or for staff of `office/signin`. It lives 30 minutes; `account/refreshauthtokenclaims` and `office/refresh` renew it. Staff calls also take an API key (`azk_…`), which staff create in the office or with `office/createapikey`.",
  },
  oauth: {
    type: "oauth2",
    description: "Access tokens for API keys, for clients that speak OAuth. Staff calls take them instead of the key.",
    flows: { clientCredentials: { tokenUrl: "/api/oauth/token", scopes: {} } },
  },
  stripeSignature: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "Time and HMAC-SHA256 of the raw body, made by the payment provider with the webhook's secret.",
  },
  payPalSignature: {
    type: "apiKey",
    in: "header",
    name: "paypal-transmission-sig",
    description: "PayPal's signature of the raw body, which the shop lets PayPal verify with the other `paypal-` headers.",
  },
  twilioSignature: {
    type: "apiKey",
    in: "header",
    name: "x-twilio-signature",
    description: "HMAC-SHA1 of the webhook's address and fields, made by Twilio with the account's token.",
  },
  easyPostSignature: {
    type: "apiKey",
    in: "header",
    name: "x-hmac-signature",
    description: "HMAC-SHA256 of the raw body, made by EasyPost with the webhook's secret.",
  },
  contentToken: {
    type: "apiKey",
    in: "query",
    name: "token",
    description: "A token of the content space: the public one reads what is published, the preview one also drafts.",
  },
  contentManagement: {
    type: "apiKey",
    in: "header",
    name: "authorization",
    description: "A management token of the content space, by itself or after `Bearer`. Secret.",
  },
} satisfies NonNullable<ZodOpenApiComponentsObject["securitySchemes"]>;
