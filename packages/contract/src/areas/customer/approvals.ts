import { z } from "zod";
import { defineCall } from "../../call.ts";
import * as field from "../../fields.ts";

/** Maximum number of rules of one business account. */
export const MAX_APPROVAL_RULES = 100;

export const approvalStates = ["asked", "approved", "rejected"] as const;

export const approvalPerson = z.object({ userId: field.rowId, name: field.text("Ana Ruiz") });
const aboveCents = field.cents
  .max(1_000_000_000_00)
  .meta({ description: "Orders with a higher total need an approval, in cents.", examples: [250_000] });
const note = field.typed.max(1000, "field_long").meta({ examples: ["The lobby's tile has to be on site by March 3."] });

export const approvalRule = z.object({
  ruleId: field.rowId,
  aboveCents,
  user: approvalPerson.nullable().describe("Whose orders; null for everybody but administrators."),
  approver: approvalPerson.nullable().describe("Who approves in addition to the administrators; null for them alone."),
});
export type ApprovalRule = z.infer<typeof approvalRule>;

const ruleBook = z
  .object({
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    rules: z.array(approvalRule),
    people: z.array(approvalPerson).describe("The users of the business account who can sign in."),
  })
  .meta({ id: "ApprovalRules" });

const business = { callers: "business" } as const;
const administrators = { ...business, roles: ["Administrator"] } as const satisfies { callers: "business"; roles: ["Administrator"] };

export const approvalRules = defineCall({
  ...administrators,
  method: "GET",
  path: "customer/approvalrules",
  summary: "Returns the amounts above which orders of the caller's business account need an approval",
  input: z.strictObject({}),
  value: ruleBook,
  errors: [],
});

export const addApprovalRule = defineCall({
  ...administrators,
  method: "POST",
  path: "customer/addapprovalrule",
  summary: "Sets an amount above which orders need an approval; it takes the place of the same person's rule with the same amount",
  input: z.strictObject({
    aboveCents,
    userId: field.rowId.nullable().meta({ description: "Whose orders; null for everybody but administrators.", examples: [null] }),
    approverId: field.rowId
      .nullable()
      .meta({ description: "Who approves in addition to the administrators; null for them alone.", examples: [42] }),
  }),
  value: ruleBook,
  errors: ["customer_user_not_found", "customer_approval_self", "customer_approval_rules_many"],
  idempotency: "allowed",
});

export const endApprovalRule = defineCall({
  ...administrators,
  method: "POST",
  path: "customer/endapprovalrule",
  summary: "Ends a rule; one that has ended already stays as it is",
  input: z.strictObject({ ruleId: field.rowId }),
  value: ruleBook,
  errors: ["customer_approval_rule_unknown"],
  idempotency: "allowed",
});

export const approval = z.object({
  approvalId: field.rowId,
  state: z.enum(approvalStates),
  askedAt: field.moment,
  askedBy: field.text("Leo Ruiz"),
  isOwn: z.boolean().describe("Whether the caller asked."),
  mayDecide: z.boolean().describe("Whether the caller may decide now."),
  purchaseOrderNo: z
    .string()
    .nullable()
    .meta({ examples: ["LR-2291"] }),
  jobName: z
    .string()
    .nullable()
    .meta({ examples: ["Arrowcreek clubhouse"] }),
  note: note.nullable(),
  lines: z.array(
    z.object({
      itemNo: field.itemNo,
      name: field.text("Porcelain Gray"),
      detail: field.text("12 × 24 in · Matte"),
      quantity: field.quantity,
      sellUnit: field.sellUnit,
      goodsCents: field.cents.nullable().describe("The whole line in cents; null when hidden."),
    }),
  ),
  totalCents: field.cents.nullable().describe("The order's total when it was asked, in cents; null when hidden."),
  currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
  decidedBy: z
    .string()
    .nullable()
    .meta({ examples: ["Ana Ruiz"] }),
  decidedAt: field.moment.nullable(),
  answer: note.nullable().describe("What was said with the decision."),
  receiptId: field.receiptId.nullable().describe("The order that was placed with it."),
  orderNo: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [100_042] }),
});
export type Approval = z.infer<typeof approval>;

export const approvals = defineCall({
  ...business,
  method: "GET",
  path: "customer/approvals",
  summary: "Lists what the caller asked to order, and what others ask that the caller may approve; open ones first, then newest first",
  input: z.strictObject({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(1)
      .meta({ description: "Counted from 1; 25 a page.", examples: [1] }),
  }),
  value: z.object({
    approvals: z.array(approval),
    page: z
      .number()
      .int()
      .meta({ examples: [1] }),
    pages: z
      .number()
      .int()
      .meta({ examples: [3] }),
    toDecide: z
      .number()
      .int()
      .meta({ description: "How many wait for the caller.", examples: [2] }),
  }),
  errors: [],
});

export const askApproval = defineCall({
  ...business,
  method: "POST",
  path: "customer/askapproval",
  summary: "Asks for the approval of a bag that is ready to be ordered; those who may approve it are told by email",
  input: z.strictObject({ shoppingBagQuoteId: field.bagId, note: note.optional() }),
  value: z.object({ approvalId: field.rowId }),
  errors: [
    "webshoppingbag_not_found",
    "webshoppingbag_ordered",
    "checkout_empty",
    "checkout_incomplete",
    "customer_approval_needless",
    "account_role",
    "account_locked",
    "account_prices_hidden",
  ],
  idempotency: "allowed",
});

export const decideApproval = defineCall({
  ...business,
  method: "POST",
  path: "customer/decideapproval",
  summary: "Approves or rejects what somebody of the business account asks to order; who asked is told by email",
  input: z.strictObject({
    approvalId: field.rowId,
    approve: z.boolean().meta({ examples: [true] }),
    answer: note.optional(),
  }),
  value: approval,
  errors: ["customer_approval_unknown", "customer_approval_decided"],
  idempotency: "allowed",
});
