import { z } from "zod";
import * as field from "../../fields.ts";
import { SECOND_STEP_CODE } from "../../typed/second-step-code.ts";

/** Long enough for any passphrase; longer ones would only cost processor time. */
const MAX_PASSWORD = 200;
/** Errors of calls that change how a person signs in. */
export const freshSignInErrors = [
  "account_password_needed",
  "account_password_wrong",
  "account_sign_in_again",
  "account_too_many",
] as const;

/** A password typed to sign in: any length, so that a wrong one is reported as wrong, not as invalid. */
export const typedPassword = z
  .string()
  .min(1)
  .max(MAX_PASSWORD)
  .meta({ examples: ["correct horse battery staple"] });
export const passwordAgain = typedPassword.optional().describe("Needed once the sign-in is more than ten minutes ago.");
export const newPassword = z
  .string()
  .min(12, "field_short")
  .max(MAX_PASSWORD, "field_long")
  .meta({
    description: "A new password. Common and easily guessed ones are refused with `account_password_common`.",
    examples: ["correct horse battery staple"],
  });
export const emailAddress = field.typed
  .check(z.email("field_email"))
  .max(254, "field_long")
  .meta({ examples: ["ana@example.com"] });
export const phone = field.typed
  .max(40, "field_phone")
  .regex(/^\+?[\d\s().-]{7,}(?:\s*(?:#|x|ext\.?|extensi[oó]n)\s*\d{1,6})?$/i, "field_phone")
  .meta({ description: "A phone number with an optional extension.", examples: ["775 555 0100 ext. 12"] });
export const personName = field.typed
  .min(1, "field_required")
  .max(60, "field_long")
  .regex(field.ONE_LINE, "field_text")
  .regex(/^[^<>]*$/, "field_text")
  .meta({ examples: ["Ana"] });
export const solvedCaptcha = z
  .string()
  .min(1)
  .max(8000)
  .meta({
    description: "The solution of a challenge of `content/challenge`, or the captcha provider's token.",
    examples: ["eyJhbGdvcml0aG0iOiJ…"],
  });
export const captchaToken = solvedCaptcha.optional();
export const code = field.typed
  .regex(SECOND_STEP_CODE, "field_code")
  .meta({ description: "Six digits of the authenticator app, or a recovery code.", examples: ["204816"] });
export const provider = z
  .string()
  .regex(/^[a-z]{2,20}$/)
  .meta({ description: "The name of a service from `account/externalproviders`.", examples: ["google"] });
export const returnTo = z
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

/** A business address; its contact is in other fields. */
export const businessAddress = field.address.omit({ firstName: true, lastName: true, company: true });

export const webauthn = z.record(z.string(), z.unknown()).meta({
  description: "WebAuthn's own JSON, created and read by its library on both sides.",
  examples: [{ id: "AbCd", type: "public-key" }],
});
