import { z } from "zod";
import { defineCall } from "../call.ts";
import { customerTypes } from "../claims.ts";
import * as field from "../fields.ts";

/** Long enough for any passphrase; longer ones only cost the server time. */
const MOST_PASSWORD = 200;
/** A password typed to sign in: any length, so that a wrong one is reported as wrong, not as invalid. */
export const typedPassword = z
  .string()
  .min(1)
  .max(MOST_PASSWORD)
  .meta({ examples: ["correct horse battery staple"] });
export const newPassword = z
  .string()
  .min(12, "field_short")
  .max(MOST_PASSWORD, "field_long")
  .meta({
    description: "A new password. Common and easily guessed ones are refused with `account_password_common`.",
    examples: ["correct horse battery staple"],
  });
export const emailAddress = z
  .email("field_email")
  .trim()
  .max(254, "field_long")
  .meta({ examples: ["ana@example.com"] });
export const phone = z
  .string()
  .trim()
  .max(40, "field_phone")
  .regex(/^\+?[\d\s().-]{7,}(?:\s*(?:#|x|ext\.?|extensi[oó]n)\s*\d{1,6})?$/i, "field_phone")
  .meta({ description: "A phone number with an optional extension.", examples: ["775 555 0100 ext. 12"] });
export const personName = z
  .string()
  .trim()
  .min(1, "field_required")
  .max(60, "field_long")
  .regex(/^[^\p{C}\p{Zl}\p{Zp}<>]*$/u, "field_text")
  .meta({ examples: ["Ana"] });
export const solvedCaptcha = z
  .string()
  .min(1)
  .max(8000)
  .meta({
    description: "The solution of a challenge of `content/challenge`, or the captcha provider's token.",
    examples: ["eyJhbGdvcml0aG0iOiJ…"],
  });
const captchaToken = solvedCaptcha.optional();
const { ticket } = field;
const code = z
  .string()
  .trim()
  .regex(/^(?:\d{6}|[a-z0-9]{4}(?:-[a-z0-9]{4}){2})$/i, "field_code")
  .meta({ description: "Six digits of the authenticator app, or a recovery code.", examples: ["204816"] });
const provider = z
  .string()
  .regex(/^[a-z]{2,20}$/)
  .meta({ description: "The name of a service from `account/externalproviders`.", examples: ["google"] });
const returnTo = z
  .string()
  .max(600)
  .regex(/^\/(?![/\\])[^\p{C}\\]*$/u)
  .meta({ description: "A path of this site, for the page to open afterwards.", examples: ["/en/account/"] });

export const authResponse = z
  .object({
    authToken: z
      .string()
      .meta({ description: "The bearer token; lives 30 minutes.", examples: ["eyJhbGciOiJFZERTQSJ9.eyJleHAiOjE3OTUyfQ.c2lnbmF0dXJl"] }),
    refreshToken: z.string().meta({ description: "Gets the next pair, once.", examples: ["q0c3XlV5zT0kq8mUuKkP9w"] }),
  })
  .meta({ id: "TokenPair" });
export type AuthResponse = z.infer<typeof authResponse>;
const { done } = field;

export const login = defineCall({
  method: "POST",
  path: "account/login",
  summary: "Signs in with email and password, and with a code if the account uses two-step verification",
  input: z.strictObject({
    userName: z
      .string()
      .trim()
      .min(1)
      .max(254)
      .meta({ description: "The email address.", examples: ["ana@example.com"] }),
    password: typedPassword,
    code: code.optional().describe("From the authenticator app, or a recovery code."),
    captchaToken,
  }),
  value: authResponse,
  errors: [
    "account_credentials",
    "account_code_required",
    "account_code_wrong",
    "account_captcha_required",
    "account_captcha",
    "account_too_many",
  ],
  budget: "signin",
});

export const logout = defineCall({
  method: "POST",
  path: "account/logout",
  summary: "Ends the session of a refresh token; succeeds if it has already ended",
  input: z.strictObject({
    refreshToken: z
      .string()
      .min(1)
      .max(200)
      .meta({ examples: ["q0c3XlV5zT0kq8mUuKkP9w"] }),
  }),
  value: done,
  ownsToken: true,
});

export const refreshAuthTokenClaims = defineCall({
  method: "GET",
  path: "account/refreshauthtokenclaims",
  isRead: false,
  summary: "Returns a new token pair with current claims, for a bearer token and the refresh token in the x-refresh-token header",
  input: z.strictObject({}),
  value: authResponse,
  errors: ["account_session_ended"],
  ownsToken: true,
});

export const issueAccessCode = defineCall({
  method: "POST",
  path: "account/accesscode",
  summary: "Returns a code that obtainaccesstoken exchanges for a token pair, once and within 60 seconds",
  input: z.strictObject({}),
  value: z.object({ code: ticket.describe("Works once, within 60 seconds.") }),
  callers: "customer",
});

export const obtainAccessToken = defineCall({
  method: "GET",
  path: "account/obtainaccesstoken",
  isRead: false,
  summary: "Exchanges a single-use code for a token pair, so that no token appears in a URL",
  input: z.strictObject({ code: ticket.describe("The code of `account/accesscode`.") }),
  value: authResponse,
  errors: ["account_link_invalid"],
  budget: "signin",
});

const address = field.address.omit({ firstName: true, lastName: true, company: true });

export const signup = defineCall({
  method: "POST",
  path: "account/signup",
  summary: "Creates an account and signs in; an emailed link confirms the address",
  input: z
    .strictObject({
      type: z.enum(customerTypes),
      email: emailAddress,
      password: newPassword,
      givenName: personName,
      surname: personName,
      phone: phone.optional(),
      company: field.line
        .min(2, "field_short")
        .max(80, "field_long")
        .optional()
        .meta({ description: "Required for every type except homeowner.", examples: ["Ruiz Interiors"] }),
      website: z
        .url({ protocol: /^https?$/, error: "field_website" })
        .max(200, "field_long")
        .optional(),
      resaleNumber: field.line.max(40, "field_long").optional().describe("From the resale certificate."),
      address: address.optional(),
      newsletter: z.boolean().default(false).describe("Whether to send news; confirming the address confirms this too."),
      captchaToken: solvedCaptcha,
    })
    .superRefine((input, issues) => {
      if (input.type === "homeowner") return;
      if (!input.company) issues.addIssue({ code: "custom", path: ["company"], message: "field_required" });
      if (!input.phone) issues.addIssue({ code: "custom", path: ["phone"], message: "field_required" });
    }),
  value: authResponse,
  errors: ["account_password_common", "account_captcha"],
  budget: "signin",
});

export const quickSignup = defineCall({
  method: "POST",
  path: "account/quicksignup",
  summary: "Creates an account from a guest order's receipt and a password; the order is added once the email is confirmed",
  input: z.strictObject({ receiptId: field.receiptId, password: newPassword }),
  value: authResponse,
  errors: ["account_password_common", "customer_receipt_not_found", "account_order_taken"],
  budget: "signin",
});

export const proveEmail = defineCall({
  method: "POST",
  path: "account/proveaddress",
  summary: "Confirms an email address by the link sent to it, and adds that address's guest orders to the account",
  input: z.strictObject({
    token: ticket,
    // Without it, a mailbox owner could give the address and its orders to a stranger who signed up with it.
    password: typedPassword.optional().describe("The account's password, unless the account's own session makes the call."),
  }),
  value: z.object({
    email: field.text("ana@example.com"),
    joinedOrders: z
      .number()
      .int()
      .meta({ description: "Guest orders that now belong to the account.", examples: [1] }),
    changed: z.boolean().describe("Whether the account had another address before."),
  }),
  errors: ["account_link_invalid", "account_address_taken", "account_password_required", "account_password_wrong", "account_too_many"],
  budget: "signin",
});

export const sendProof = defineCall({
  method: "POST",
  path: "account/sendproof",
  summary: "Resends the confirmation email",
  input: z.strictObject({}),
  value: done,
  callers: "customer",
  budget: "signin",
});

export const changeEmail = defineCall({
  method: "POST",
  path: "account/changeaddress",
  summary: "Requests an email change: sends a confirmation link to the new address and a notice to the old one",
  input: z.strictObject({
    email: emailAddress,
    password: typedPassword.optional().describe("Not required for an account that has none."),
  }),
  value: done,
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many"],
  budget: "signin",
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "account/forgotpassword",
  summary: "Emails a password reset link; the response is the same whether or not the account exists",
  input: z.strictObject({ email: emailAddress, captchaToken: solvedCaptcha }),
  value: done,
  errors: ["account_captcha"],
  budget: "signin",
});

export const resetPassword = defineCall({
  method: "POST",
  path: "account/resetpassword",
  summary: "Sets a new password by an emailed link and ends all sessions",
  input: z.strictObject({ token: ticket, password: newPassword }),
  value: done,
  errors: ["account_link_invalid", "account_password_common"],
  budget: "signin",
});

export const changePassword = defineCall({
  method: "POST",
  path: "account/changepassword",
  summary: "Changes the password, or sets the first one, and ends all other sessions",
  input: z.strictObject({
    currentPassword: typedPassword.optional().describe("Not required for an account that has none yet."),
    password: newPassword,
  }),
  value: authResponse,
  callers: "customer",
  errors: ["account_password_wrong", "account_password_common", "account_too_many"],
  budget: "signin",
});

export const checkLocalCredentialSetup = defineCall({
  method: "GET",
  path: "account/checklocalcredentialsetup",
  summary: "Lists the account's sign-in methods",
  input: z.strictObject({}),
  value: z.object({
    password: z.boolean(),
    passkeys: z
      .number()
      .int()
      .meta({ description: "Number of passkeys.", examples: [1] }),
    secondFactor: z.boolean(),
    recoveryCodesLeft: z
      .number()
      .int()
      .meta({ description: "Recovery codes not used yet.", examples: [8] }),
    externalLogins: z
      .number()
      .int()
      .meta({ description: "Linked external services.", examples: [0] }),
    emailProved: z.boolean(),
  }),
  callers: "customer",
});

export const updateProfile = defineCall({
  method: "POST",
  path: "account/updateprofile",
  summary: "Updates name, phone and language",
  input: z.strictObject({ givenName: personName, surname: personName, phone: phone.nullable(), language: z.enum(field.languages) }),
  value: done,
  callers: "customer",
  idempotency: "allowed",
});

export const changeHidePricesState = defineCall({
  method: "GET",
  path: "account/changehidepricesstate",
  isRead: false,
  summary: "Hides or shows all prices, for callers who show the shop to a client; idempotent",
  input: z.strictObject({
    hidePrices: z
      .enum(["true", "false"])
      .transform((text) => text === "true")
      .describe("Whether prices are hidden from now on."),
  }),
  value: z.object({ hidePrices: z.boolean() }),
  callers: "customer",
  errors: ["account_prices_withheld"],
});

const sessionEntry = z.object({
  id: field.text("0b0a4b8e-4a8f-4f0e-9a53-2f9c6f2b8a11"),
  device: z.string().meta({ description: "`Firefox, Windows`; empty when unknown.", examples: ["Firefox, Windows"] }),
  place: z.string().meta({ description: "Part of the network address: `203.0.113.*`.", examples: ["203.0.113.*"] }),
  startedAt: field.moment,
  usedAt: field.moment,
  way: z.enum(["password", "passkey", "external", "link"]),
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

export const listSessions = defineCall({
  method: "GET",
  path: "account/sessions",
  summary: "Lists the caller's sessions",
  input: z.strictObject({}),
  value: z.array(sessionEntry),
  callers: "customer",
});

export const endSessions = defineCall({
  method: "POST",
  path: "account/endsessions",
  summary: "Ends one of the caller's sessions, or all but the current one, immediately",
  input: z.strictObject({ id: z.uuid().optional() }),
  value: z.object({
    ended: z
      .number()
      .int()
      .meta({ description: "Number of sessions ended.", examples: [2] }),
  }),
  callers: "customer",
});

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
  }),
  value: z.object({ address: z.url().describe("Where to send the browser.") }),
  errors: ["account_provider_unknown", "account_provider_unavailable"],
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
  input: z.strictObject({ provider }),
  value: done,
  callers: "customer",
  errors: ["account_last_way_in"],
});

const webauthn = z.record(z.string(), z.unknown()).meta({
  description: "WebAuthn's own JSON, created and read by its library on both sides.",
  examples: [{ id: "AbCd", type: "public-key" }],
});

export const passkeyOptions = defineCall({
  method: "POST",
  path: "account/passkeyoptions",
  summary: "Returns the options for creating a passkey in the browser",
  input: z.strictObject({}),
  value: z.object({ options: webauthn }),
  callers: "customer",
});

export const addPasskey = defineCall({
  method: "POST",
  path: "account/addpasskey",
  summary: "Stores the passkey that the browser created",
  input: z.strictObject({ response: webauthn, name: field.line.max(60).default("") }),
  value: done,
  callers: "customer",
  errors: ["account_passkey_invalid"],
});

export const listPasskeys = defineCall({
  method: "GET",
  path: "account/passkeys",
  summary: "Lists the caller's passkeys",
  input: z.strictObject({}),
  value: z.array(
    z.object({ id: field.text("AbCdEfGh"), name: field.text("Laptop"), addedAt: field.moment, usedAt: field.moment.nullable() }),
  ),
  callers: "customer",
});

export const removePasskey = defineCall({
  method: "POST",
  path: "account/removepasskey",
  summary: "Deletes a passkey; refuses to remove the last sign-in method",
  input: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(1400)
      .meta({ examples: ["AbCdEfGh"] }),
  }),
  value: done,
  callers: "customer",
  errors: ["account_last_way_in"],
});

export const passkeyChallenge = defineCall({
  method: "POST",
  path: "account/passkeychallenge",
  summary: "Returns the options for signing in with a passkey; the same for every account",
  input: z.strictObject({}),
  value: z.object({ ticket, options: webauthn }),
  budget: "signin",
});

export const passkeyLogin = defineCall({
  method: "POST",
  path: "account/passkeylogin",
  summary: "Signs in with a passkey",
  input: z.strictObject({ ticket, response: webauthn }),
  value: authResponse,
  errors: ["account_passkey_invalid"],
  budget: "signin",
});

export const startSecondFactor = defineCall({
  method: "POST",
  path: "account/startsecondfactor",
  summary: "Returns a new secret for an authenticator app; sign-in requires codes only after one has confirmed it",
  input: z.strictObject({ password: typedPassword.optional() }),
  value: z.object({
    secret: field.text("JBSWY3DPEHPK3PXP"),
    address: z.string().meta({
      description: "An otpauth URL, to show as a QR code.",
      examples: ["otpauth://totp/Shop:ana@example.com?secret=JBSWY3DPEHPK3PXP"],
    }),
  }),
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many", "account_code_on"],
  budget: "signin",
});

export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "account/confirmsecondfactor",
  summary: "Turns on authenticator codes and returns the recovery codes, once only",
  input: z.strictObject({ code }),
  value: z.object({ recoveryCodes: z.array(field.text("k3vp-9tqa-m2xd")) }),
  callers: "customer",
  errors: ["account_code_wrong"],
  budget: "signin",
});

export const removeSecondFactor = defineCall({
  method: "POST",
  path: "account/removesecondfactor",
  summary: "Turns off authenticator codes",
  input: z.strictObject({ code }),
  value: done,
  callers: "customer",
  errors: ["account_code_wrong"],
  budget: "signin",
});

export const exportData = defineCall({
  method: "GET",
  path: "account/exportdata",
  summary: "Exports all data that the shop stores about the caller",
  input: z.strictObject({}),
  value: z.record(z.string(), z.unknown()).meta({ examples: [{ account: { email: "ana@example.com" }, orders: [] }] }),
  callers: "customer",
});

export const deleteAccount = defineCall({
  method: "POST",
  path: "account/deleteaccount",
  summary: "Deletes the account and its personal data; orders are retained as the law requires",
  input: z.strictObject({ password: typedPassword.optional(), confirm: z.literal("DELETE") }),
  value: done,
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many", "customer_last_administrator"],
  budget: "signin",
});
