import { z } from "zod";
import { defineCall } from "../call.ts";
import { productCard } from "./product.ts";

export const redirect = defineCall({
  method: "GET",
  path: "content/redirect",
  summary: "Returns the redirect target of a path without its language; null if there is none",
  input: z.strictObject({ path: z.string().startsWith("/").max(2100) }),
  value: z
    .object({
      /** A path without the language prefix, or a full URL if `external`. */
      to: z.string(),
      external: z.boolean(),
      status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    })
    .nullable(),
});

const foundStory = z.object({
  uuid: z.string(),
  title: z.string(),
  description: z.string(),
  /** Without the language prefix, with a trailing slash. */
  path: z.string(),
  kind: z.string(),
  date: z.string().nullable(),
  /** The picture's URL. */
  image: z.string().nullable(),
});
export type FoundStory = z.infer<typeof foundStory>;

const MOST_PER_PAGE = 50;

export const searchPages = defineCall({
  method: "GET",
  path: "content/searchpages/{page}/{size}",
  summary: "Searches stories, best match first, with matching products and suggestions",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    size: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(10),
    query: z.string().trim().min(1).max(120),
  }),
  value: z.object({
    query: z.string(),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    stories: z.array(foundStory),
    /** The first matching products, and the total. */
    products: z.object({ total: z.number().int(), cards: z.array(productCard) }),
    suggestions: z.array(z.object({ text: z.string(), count: z.number().int() })),
  }),
});

const challenge = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("altcha"),
    /** An ALTCHA version 2 proof of work; signed as it is. */
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number().int(),
        keyLength: z.number().int(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.number().int(),
        data: z.record(z.string(), z.string()),
      }),
      signature: z.string(),
    }),
  }),
  z.object({
    kind: z.literal("recaptcha"),
    siteKey: z.string(),
    /** The URL of the provider's script, without parameters. */
    scriptUrl: z.url(),
  }),
]);
export type Challenge = z.infer<typeof challenge>;

const formName = z.string().min(1).max(60);

export const getChallenge = defineCall({
  method: "GET",
  path: "content/challenge",
  summary:
    "Returns the challenge that a browser solves before it sends a form or signs in: a proof of work, or the captcha provider's settings",
  input: z.strictObject({
    /** A form of the site, or a purpose from `captcha-purposes.ts`. */
    form: formName,
  }),
  value: challenge,
  errors: ["content_form_unknown"],
});

const MOST_FIELDS = 40;
const LONGEST_VALUE = 10_000;

export const sendForm = defineCall({
  method: "POST",
  path: "content/form",
  summary: "Submits a page's form: validates it against the form's fields, stores it, emails the shop and confirms to the sender",
  input: z.strictObject({
    form: formName,
    fields: z
      .record(z.string().max(60), z.string().max(LONGEST_VALUE))
      .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, { abort: true }),
    /** Selects one of several forms of this name on the page; the stored subject is the page's own. */
    subject: z.string().max(200).optional(),
    /** Without the language prefix: `contact/`. */
    page: z
      .string()
      .max(300)
      .regex(/^(?!.*\.\.)[\p{L}\p{N}\-/_.]*$/u),
    /** The solved challenge, or the provider's token. */
    captcha: z.string().min(1).max(8000),
  }),
  value: z.object({
    /** The reference to quote in questions: `F-7K2M-9QXD`. */
    reference: z.string(),
    receivedAt: z.iso.datetime(),
  }),
  errors: ["content_form_unknown", "content_form_closed", "content_captcha"],
  idempotency: "allowed",
  budget: "forms",
});
