import { z } from "zod";
import { defineCall } from "../call.ts";
import { customerTypes } from "../claims.ts";
import * as field from "../fields.ts";

/** Long enough for any passphrase; longer ones only cost the server time. */
const MOST_PASSWORD = 200;
/** A password typed to sign in: any length, so that a wrong one is reported as wrong, not as invalid. */
const typedPassword = z.string().min(1).max(MOST_PASSWORD);
/** A new password. `account_password_common` covers the refusals that depend on its content. */
export const newPassword = z.string().min(12, "field_short").max(MOST_PASSWORD, "field_long");
export const emailAddress = z.email("field_email").trim().max(254, "field_long");
/** A phone number with an optional extension: `775 555 0100 ext. 12`. */
export const phone = z
  .string()
  .trim()
  .max(40, "field_phone")
  .regex(/^\+?[\d\s().-]{7,}(?:\s*(?:#|x|ext\.?|extensi[oó]n)\s*\d{1,6})?$/i, "field_phone");
export const personName = z
  .string()
  .trim()
  .min(1, "field_required")
  .max(60, "field_long")
  .regex(/^[^\p{C}\p{Zl}\p{Zp}<>]*$/u, "field_text");
const captchaToken = z.string().min(1).max(8000).optional();
/** The random, single-use value of an emailed link or an open external sign-in. */
const ticket = z.string().regex(/^[\w-]{32,128}$/);
const code = z
  .string()
  .trim()
  .regex(/^(?:\d{6}|[a-z0-9]{4}(?:-[a-z0-9]{4}){2})$/i, "field_code");
const provider = z.string().regex(/^[a-z]{2,20}$/);
/** A path of this site. */
const returnTo = z
  .string()
  .max(600)
  .regex(/^\/(?![/\\])[^\p{C}\\]*$/u);

export const authResponse = z.object({ authToken: z.string(), refreshToken: z.string() });
export type AuthResponse = z.infer<typeof authResponse>;
const done = z.object({ done: z.literal(true) });

export const login = defineCall({
  method: "POST",
  path: "account/login",
  summary: "Signs in with email and password, and with a code if the account uses two-step verification",
  input: z.strictObject({
    userName: z.string().trim().min(1).max(254),
    password: typedPassword,
    /** From the authenticator app, or a recovery code. */
    code: code.optional(),
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
  input: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
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
  value: z.object({ code: z.string() }),
  callers: "customer",
});

export const obtainAccessToken = defineCall({
  method: "GET",
  path: "account/obtainaccesstoken",
  isRead: false,
  summary: "Exchanges a single-use code for a token pair, so that no token appears in a URL",
  input: z.strictObject({ code: ticket }),
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
      /** Business fields, required for every type except homeowner. */
      company: field.line.min(2, "field_short").max(80, "field_long").optional(),
      website: z
        .url({ protocol: /^https?$/, error: "field_website" })
        .max(200, "field_long")
        .optional(),
      /** From the resale certificate. */
      resaleNumber: field.line.max(40, "field_long").optional(),
      address: address.optional(),
      /** Whether to send news; confirming the address confirms this too. */
      newsletter: z.boolean().default(false),
      captchaToken: z.string().min(1).max(8000),
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
  input: z.strictObject({ receiptId: z.string().regex(/^[\w-]{20,64}$/), password: newPassword }),
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
    /**
     * The account's password, unless the account's own session makes the call. Without it, a mailbox owner could give the address and
     * its orders to a stranger who signed up with it.
     */
    password: typedPassword.optional(),
  }),
  value: z.object({
    email: z.string(),
    joinedOrders: z.number().int(),
    /** Whether the account had another address before. */
    changed: z.boolean(),
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
    /** Not required for an account that has none. */
    password: typedPassword.optional(),
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
  input: z.strictObject({ email: emailAddress, captchaToken: z.string().min(1).max(8000) }),
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
    /** Not required for an account that has none yet. */
    currentPassword: typedPassword.optional(),
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
    passkeys: z.number().int(),
    secondFactor: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    externalLogins: z.number().int(),
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
  input: z.strictObject({ hidePrices: z.enum(["true", "false"]).transform((text) => text === "true") }),
  value: z.object({ hidePrices: z.boolean() }),
  callers: "customer",
  errors: ["account_prices_withheld"],
});

const sessionEntry = z.object({
  id: z.string(),
  /** `Firefox, Windows`; empty when unknown. */
  device: z.string(),
  /** Part of the network address: `203.0.113.*`. */
  place: z.string(),
  startedAt: z.string(),
  usedAt: z.string(),
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
  value: z.object({ ended: z.number().int() }),
  callers: "customer",
});

export const listProviders = defineCall({
  method: "GET",
  path: "account/externalproviders",
  summary: "Lists the external sign-in services",
  input: z.strictObject({}),
  value: z.array(z.object({ provider: z.string(), name: z.string() })),
});

export const externalLogin = defineCall({
  method: "POST",
  path: "account/externallogin",
  summary: "Starts a sign-in with an external service, or links the service if a bearer token is sent",
  input: z.strictObject({
    provider,
    returnTo: returnTo.optional(),
    /** The binding of the browser that starts the sign-in; the same one has to complete it. */
    binding: ticket,
  }),
  value: z.object({ address: z.url() }),
  errors: ["account_provider_unknown", "account_provider_unavailable"],
  budget: "signin",
});

const externalLoginResult = z.object({
  externalLoginStatus: z.enum(["signedIn", "confirmationRequired", "linkRequired", "rejected"]),
  /** With `signedIn`, unless a service was linked to the open session. */
  authResponse: authResponse.nullable(),
  provider: z.string(),
  returnTo: z.string().nullable(),
  /** With `confirmationRequired` and `linkRequired`: the ticket for the confirmation. */
  ticket: z.string().nullable(),
  /** What the confirmation has to provide. */
  needs: z.enum(["details", "password", "code"]).nullable(),
  email: z.string().nullable(),
  /** Whether the service vouches for the address; if not, the details have to include one, which is confirmed by email. */
  emailVerified: z.boolean(),
  givenName: z.string().nullable(),
  surname: z.string().nullable(),
  /** With `rejected`. */
  reason: z.enum(["unverified", "cancelled", "blocked", "expired", "taken", "failed"]).nullable(),
});
export type ExternalLoginResult = z.infer<typeof externalLoginResult>;

export const externalLoginAuthorize = defineCall({
  method: "POST",
  path: "account/externalloginauthorize",
  summary: "Completes a sign-in with an external service from its redirect or form post",
  input: z.strictObject({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(4000).optional(),
    error: z.string().max(200).optional(),
    /** The issuer's own identifier, if it sends one. */
    iss: z.string().max(300).optional(),
    /** The person's name, which one service posts beside the token, once. */
    user: z.string().max(4000).optional(),
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
    /** Required after too many wrong passwords. */
    captchaToken,
    type: z.enum(customerTypes).optional(),
    /** With `details`, if the service does not vouch for an address. */
    email: emailAddress.optional(),
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
    z.object({ provider: z.string(), name: z.string(), email: z.string(), linkedAt: z.string(), usedAt: z.string().nullable() }),
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

/** WebAuthn's own JSON, created and read by its library on both sides. */
const webauthn = z.record(z.string(), z.unknown());

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
  value: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string(), usedAt: z.string().nullable() })),
  callers: "customer",
});

export const removePasskey = defineCall({
  method: "POST",
  path: "account/removepasskey",
  summary: "Deletes a passkey; refuses to remove the last sign-in method",
  input: z.strictObject({ id: z.string().min(1).max(1400) }),
  value: done,
  callers: "customer",
  errors: ["account_last_way_in"],
});

export const passkeyChallenge = defineCall({
  method: "POST",
  path: "account/passkeychallenge",
  summary: "Returns the options for signing in with a passkey; the same for every account",
  input: z.strictObject({}),
  value: z.object({ ticket: z.string(), options: webauthn }),
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
  value: z.object({ secret: z.string(), address: z.string() }),
  callers: "customer",
  errors: ["account_password_wrong", "account_too_many", "account_code_on"],
  budget: "signin",
});

export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "account/confirmsecondfactor",
  summary: "Turns on authenticator codes and returns the recovery codes, once only",
  input: z.strictObject({ code }),
  value: z.object({ recoveryCodes: z.array(z.string()) }),
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
  value: z.record(z.string(), z.unknown()),
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
