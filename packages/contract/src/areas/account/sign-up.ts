import { z } from "zod";
import { defineCall } from "../../call.ts";
import { customerTypes } from "../../claims.ts";
import * as field from "../../fields.ts";
import { authResponse, businessAddress, emailAddress, newPassword, personName, phone, solvedCaptcha, typedPassword } from "./fields.ts";

const { done, ticket } = field;

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
      website: field.typed
        .check(z.url({ protocol: /^https?$/, error: "field_website" }))
        .max(200, "field_long")
        .optional(),
      resaleNumber: field.line.max(40, "field_long").optional().describe("From the resale certificate."),
      address: businessAddress.optional(),
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
    // Required so that the owner of a mailbox can't confirm it for a stranger who signed up with it, who would get access to the owner's
    // orders.
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
