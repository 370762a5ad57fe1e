import { z } from "zod";
import { defineCall } from "../../call.ts";
import { customerTypes } from "../../claims.ts";
import * as field from "../../fields.ts";
import {
  authResponse,
  captchaToken,
  code,
  emailAddress,
  freshSignInErrors,
  passwordAgain,
  personName,
  phone,
  provider,
  returnTo,
  typedPassword,
} from "./fields.ts";

const { done, ticket } = field;

export const listProviders = defineCall({
  method: "GET",
  path: "account/externalproviders",
  summary: "Lists the external sign-in services",
  input: z.strictObject({}),
  value: z.array(z.object({ provider: field.text("google"), name: field.text("Google") })),
});

export const externalLogin = defineCall({
  method: "POST",
  path: "account/externallogin",
  summary: "Starts a sign-in with an external service, or links the service if a bearer token is sent",
  input: z.strictObject({
    provider,
    returnTo: returnTo.optional(),
    binding: ticket.describe("The binding of the browser that starts the sign-in; the same one has to complete it."),
    password: passwordAgain.describe("To link a service more than ten minutes after signing in."),
  }),
  value: z.object({ address: z.url().describe("Where to send the browser.") }),
  errors: ["account_provider_unknown", "account_provider_unavailable", ...freshSignInErrors],
  budget: "signin",
});

const externalLoginResult = z.object({
  externalLoginStatus: z.enum(["signedIn", "confirmationRequired", "linkRequired", "rejected"]),
  authResponse: authResponse.nullable().describe("With `signedIn`, unless a service was linked to the open session."),
  provider: z.string().meta({ examples: ["google"] }),
  returnTo: z
    .string()
    .nullable()
    .meta({ examples: ["/en/account/"] }),
  ticket: z
    .string()
    .nullable()
    .meta({
      description: "With `confirmationRequired` and `linkRequired`: the ticket for the confirmation.",
      examples: ["c2VjcmV0LXRpY2tldC1vZi1hbi1lbWFpbGVkLWxpbms"],
    }),
  needs: z.enum(["details", "password", "code"]).nullable().describe("What the confirmation has to provide."),
  email: z
    .string()
    .nullable()
    .meta({ examples: ["ana@example.com"] }),
  emailVerified: z
    .boolean()
    .describe("Whether the service vouches for the address; if not, the details have to include one, which is confirmed by email."),
  givenName: z
    .string()
    .nullable()
    .meta({ examples: ["Ana"] }),
  surname: z
    .string()
    .nullable()
    .meta({ examples: ["Ruiz"] }),
  reason: z.enum(["unverified", "cancelled", "blocked", "expired", "taken", "failed"]).nullable().describe("With `rejected`."),
});
export type ExternalLoginResult = z.infer<typeof externalLoginResult>;

export const externalLoginAuthorize = defineCall({
  method: "POST",
  path: "account/externalloginauthorize",
  summary: "Completes a sign-in with an external service from its redirect or form post",
  input: z.strictObject({
    state: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: "The state of the redirect.", examples: ["b2F1dGgtc3RhdGU"] }),
    code: z
      .string()
      .min(1)
      .max(4000)
      .optional()
      .meta({ description: "The code of the redirect.", examples: ["b2F1dGgtY29kZQ"] }),
    error: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "The error of the redirect, instead of a code.", examples: ["access_denied"] }),
    iss: z
      .string()
      .max(300)
      .optional()
      .meta({ description: "The issuer's own identifier, if it sends one.", examples: ["https://accounts.example"] }),
    user: z
      .string()
      .max(4000)
      .optional()
      .meta({ description: "The person's name, which one service posts beside the token, once.", examples: ["{}"] }),
    binding: ticket,
  }),
  value: externalLoginResult,
  budget: "signin",
});

export const externalLoginConfirmation = defineCall({
  method: "POST",
  path: "account/externalloginconfirmation",
  summary: "Creates the account of an external sign-in, or links the sign-in to an existing account that the caller verifies",
  input: z.strictObject({
    ticket,
    binding: ticket,
    password: typedPassword.optional(),
    code: code.optional(),
    captchaToken: captchaToken.describe("Required after too many wrong passwords."),
    type: z.enum(customerTypes).optional(),
    email: emailAddress.optional().describe("With `details`, if the service does not vouch for an address."),
    givenName: personName.optional(),
    surname: personName.optional(),
    company: field.line.min(2, "field_short").max(80, "field_long").optional(),
    phone: phone.optional(),
  }),
  value: externalLoginResult,
  errors: [
    "account_link_invalid",
    "account_credentials",
    "account_person_locked",
    "account_code_required",
    "account_code_wrong",
    "account_captcha_required",
    "account_captcha",
    "account_too_many",
  ],
  budget: "signin",
});

export const linkedExternalLogins = defineCall({
  method: "GET",
  path: "account/linkedexternallogins",
  summary: "Lists the external services linked to the account",
  input: z.strictObject({}),
  value: z.array(
    z.object({
      provider: z.string().meta({ examples: ["google"] }),
      name: field.text("Google"),
      email: field.text("ana@example.com"),
      linkedAt: field.moment,
      usedAt: field.moment.nullable(),
    }),
  ),
  callers: "customer",
});

export const removeExternalLogin = defineCall({
  method: "POST",
  path: "account/removeexternallogin",
  summary: "Unlinks an external service; refuses to remove the last sign-in method",
  input: z.strictObject({ provider, password: passwordAgain }),
  value: done,
  callers: "customer",
  errors: ["account_last_way_in", ...freshSignInErrors],
});
