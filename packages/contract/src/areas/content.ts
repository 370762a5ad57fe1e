import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { solvedCaptcha } from "./account.ts";
import { productCard } from "./product.ts";
import { suggestion } from "./suggestions.ts";

export const redirect = defineCall({
  method: "GET",
  path: "content/redirect",
  summary: "Returns the redirect target of an address without its language; null if there is none",
  input: z.strictObject({
    path: z
      .string()
      .startsWith("/")
      .max(2100)
      .meta({ description: "A path without its language, with its parameters.", examples: ["/old/page/", "/old.php?id=5"] }),
  }),
  value: z
    .object({
      to: z.string().meta({ description: "A path without the language prefix, or a full URL if `external`.", examples: ["/new/page/"] }),
      external: z.boolean(),
      status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
      usesQuery: z.boolean().describe("Whether parameters of the address chose the target, which then takes none of them."),
    })
    .nullable(),
});

const storyResult = z.object({
  uuid: field.text("8c1d7a2e-4f7e-4b0c-9d0b-0a5e3d3f1c22"),
  title: field.text("Granite care"),
  description: field.text("How to clean and seal granite."),
  path: z.string().meta({ description: "Without the language prefix, with a trailing slash.", examples: ["care/granite/"] }),
  kind: field.text("article"),
  date: z
    .string()
    .nullable()
    .meta({ examples: ["2026-03-01"] }),
  image: z
    .string()
    .nullable()
    .meta({ description: "The picture's URL.", examples: ["https://shop.example/assets/f/1/1200x800/0a1b2c/granite.png"] }),
});
export type StoryResult = z.infer<typeof storyResult>;

const MAX_PER_PAGE = 50;

export const searchPages = defineCall({
  method: "GET",
  path: "content/searchpages/{page}/{size}",
  summary: "Searches stories, best match first, with matching products and suggestions",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1000).default(1).describe("The page, from 1."),
    size: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(10).describe("Stories on a page."),
    query: field.typed
      .min(1)
      .max(120)
      .meta({ description: "Search words.", examples: ["granite"] }),
  }),
  value: z.object({
    query: field.text("granite"),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    stories: z.array(storyResult),
    products: z.object({ total: z.number().int(), cards: z.array(productCard) }).describe("The first matching products, and the total."),
    suggestions: z.array(suggestion),
  }),
});

const challenge = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("altcha"),
    challenge: z
      .object({
        parameters: z.object({
          algorithm: field.text("SHA-256"),
          nonce: z.string().meta({ examples: ["6f1d2c3b"] }),
          salt: z.string().meta({ examples: ["a1b2c3d4"] }),
          cost: z
            .number()
            .int()
            .meta({ description: "Rounds of each attempt.", examples: [5000] }),
          keyLength: z
            .number()
            .int()
            .meta({ description: "In bytes.", examples: [32] }),
          keyPrefix: z.string().meta({ examples: ["00"] }),
          keySignature: z.string().meta({ examples: ["5e884898"] }),
          expiresAt: z
            .number()
            .int()
            .meta({ description: "Seconds since 1970.", examples: [1_795_276_800] }),
          data: z.record(z.string(), z.string()).meta({ examples: [{ form: "contact-us" }] }),
        }),
        signature: z.string().meta({ examples: ["2c26b46b"] }),
      })
      .describe("An ALTCHA version 2 proof of work; signed as it is."),
  }),
  z.object({
    kind: z.literal("recaptcha"),
    siteKey: z.string().meta({ examples: ["6Lc_example"] }),
    scriptUrl: z.url().describe("The URL of the provider's script, without parameters."),
  }),
]);
/** The shop's own proof of work. */
export const proofOfWork = challenge.options[0];
export type ProofOfWork = z.infer<typeof proofOfWork>;
export type Challenge = z.infer<typeof challenge>;

const formName = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: "The form's name.", examples: ["contact-us"] });

export const getChallenge = defineCall({
  method: "GET",
  path: "content/challenge",
  summary:
    "Returns the challenge that a browser solves before it sends a form or signs in: a proof of work, or the captcha provider's settings",
  input: z.strictObject({
    form: formName.describe("A form of the site, or what else needs a challenge: sign-in, sign-up, forgot-password, subscribe."),
  }),
  value: challenge,
  errors: ["content_form_unknown"],
});

const MAX_FIELDS = 40;
const LONGEST_VALUE = 10_000;

export const sendForm = defineCall({
  method: "POST",
  path: "content/form",
  summary: "Submits a page's form: validates it against the form's fields, stores it, emails the shop and confirms to the sender",
  input: z.strictObject({
    form: formName,
    fields: z
      .record(z.string().max(60), z.string().max(LONGEST_VALUE))
      .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, { abort: true })
      .meta({
        description: "The values by field.",
        examples: [{ name: "Ana Ruiz", email: "ana@example.com", message: "Do you cut slabs?" }],
      }),
    subject: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: "Selects one of several forms of this name on the page; the stored subject is the page's own.",
        examples: ["Visit"],
      }),
    page: z
      .string()
      .max(300)
      .regex(/^(?!.*\.\.)[\p{L}\p{N}\-/_.]*$/u)
      .meta({ description: "The page with the form, without the language prefix.", examples: ["contact/"] }),
    captcha: solvedCaptcha,
  }),
  value: z.object({
    reference: z.string().meta({ description: "The reference to quote in questions.", examples: ["F-7K2M-9QXD"] }),
    receivedAt: z.iso.datetime(),
  }),
  errors: ["content_form_unknown", "content_form_closed", "content_captcha"],
  idempotency: "allowed",
  budget: "forms",
});
