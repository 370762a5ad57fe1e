import { z } from "zod";

/** The answers given so far, by question. */
export type Answers = Record<string, string>;

export interface Question {
  /** The flag that answers it, without the dashes. */
  flag: string;
  text: string;
  schema: z.ZodType<string>;
  /** Returns the default for an empty input; without it, an answer is required. */
  usual?(answers: Answers): string;
  isAsked?(answers: Answers): boolean;
  isSecret?: boolean;
}

const text = (most: number, problem: string) => z.string().trim().min(1, problem).max(most, `at most ${most} characters`);
const isProduction = ({ mode }: Answers): boolean => mode === "production";

const hasPayPal = (answers: Answers): boolean => isProduction(answers) && Boolean(answers["paypal-client-id"]);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const decimal = (limit: number, problem: string) =>
  z.string().refine((value) => value.trim() !== "" && Math.abs(Number(value)) <= limit, problem);

/** Returns a cookie prefix derived from the shop's name. */
const siteKeyOf = ({ name = "" }: Answers): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/^\d+/, "")
    .slice(0, 20) || "shop";

export const questions: Question[] = [
  { flag: "name", text: "Name of the shop", schema: text(80, "a name") },
  { flag: "legal-name", text: "Legal name of the company", schema: text(120, "a name"), usual: ({ name = "" }) => name },
  {
    flag: "site-key",
    text: "Prefix of the shop's cookies",
    schema: z.string().regex(/^[a-z][a-z0-9]{1,19}$/, "2 to 20 lowercase letters and digits, beginning with a letter"),
    usual: siteKeyOf,
  },
  { flag: "email", text: "Customer service email, which also receives new orders", schema: z.email("an email address") },
  { flag: "phone", text: "Customer service phone", schema: text(40, "a phone number").min(5, "a phone number") },
  {
    flag: "country",
    text: "Country of the first store (US or CA)",
    schema: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.enum(["US", "CA"], "US or CA")),
    usual: () => "US",
  },
  { flag: "street", text: "Its street address", schema: text(120, "a street address") },
  { flag: "city", text: "Its city", schema: text(80, "a city") },
  {
    flag: "state",
    text: "Its state or province, such as NV",
    schema: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "two letters"),
  },
  { flag: "zip", text: "Its postal code", schema: text(10, "a postal code").min(3, "a postal code") },
  { flag: "latitude", text: "Its latitude on the map, such as 39.53", schema: decimal(90, "a number from -90 to 90") },
  { flag: "longitude", text: "Its longitude, such as -119.81", schema: decimal(180, "a number from -180 to 180") },
  {
    flag: "timezone",
    text: "Its time zone",
    schema: z.string().refine(isTimeZone, "an IANA time zone such as America/Chicago"),
    usual: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  {
    flag: "sales-tax",
    text: "Sales tax there, in percent (0 for none)",
    schema: z.string().regex(/^\d{1,2}(\.\d{1,4})?$/, "a number such as 8.265"),
  },
  { flag: "default-language", text: "First language (en or es)", schema: z.enum(["en", "es"], "en or es"), usual: () => "en" },
  {
    flag: "mode",
    text: "Mode: production, or demo with a sandbox for payments and mail",
    schema: z.enum(["production", "demo"], "production or demo"),
    usual: () => "demo",
  },
  {
    flag: "public-url",
    text: "Address of the shop",
    schema: z.url("an address such as https://shop.example.com"),
    usual: () => "http://localhost:3000",
  },
  {
    flag: "stripe-secret-key",
    text: "Stripe secret key",
    schema: text(300, "a key that begins with sk_"),
    isAsked: isProduction,
    isSecret: true,
  },
  {
    flag: "stripe-publishable-key",
    text: "Stripe publishable key",
    schema: text(300, "a key that begins with pk_"),
    isAsked: isProduction,
  },
  {
    flag: "stripe-webhook-secret",
    text: "Stripe webhook signing secret",
    schema: text(300, "a secret that begins with whsec_"),
    isAsked: isProduction,
    isSecret: true,
  },
  {
    flag: "paypal-client-id",
    text: "PayPal client id (empty for no PayPal)",
    schema: z.string().trim().max(300, "at most 300 characters"),
    usual: () => "",
    isAsked: isProduction,
  },
  {
    flag: "paypal-client-secret",
    text: "PayPal client secret",
    schema: text(300, "the secret of the PayPal app"),
    isAsked: hasPayPal,
    isSecret: true,
  },
  { flag: "paypal-webhook-id", text: "Id of the PayPal webhook", schema: text(300, "the id of the webhook"), isAsked: hasPayPal },
  {
    flag: "smtp-url",
    text: "Mail server, as smtp://user:password@host:587",
    schema: z.string().regex(/^smtps?:\/\//, "an address that begins with smtp:// or smtps://"),
    isAsked: isProduction,
    isSecret: true,
  },
  { flag: "staff-email", text: "Email of the first staff user", schema: z.email("an email address"), usual: ({ email = "" }) => email },
  {
    flag: "staff-password",
    text: "Password of the first staff user, 12 characters or more",
    schema: z.string().min(12, "12 characters or more"),
    isSecret: true,
  },
];
