import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";
import { authResponse, captchaToken, code, typedPassword } from "./fields.ts";

const { done, ticket } = field;

export const login = defineCall({
  method: "POST",
  path: "account/login",
  summary: "Signs in with email and password, and with a code if the account uses two-step verification",
  input: z.strictObject({
    userName: field.typed
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
    "account_person_locked",
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

export const openView = defineCall({
  method: "POST",
  path: "account/openview",
  summary: "Opens a session of half an hour in which a staff member sees the shop as a customer does, and changes nothing",
  input: z.strictObject({ ticket }),
  value: authResponse,
  errors: ["account_link_invalid"],
  ownsToken: true,
  budget: "signin",
});
