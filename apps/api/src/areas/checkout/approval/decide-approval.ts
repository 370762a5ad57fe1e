import { type customer, ShopError } from "@azulejo/contract";
import type { Approval } from "@azulejo/contract/areas/customer/approvals.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { requireBusiness } from "../../customer/index.ts";
import { decide, type Reader, type StoredApproval, selectApproval, selectApprovals } from "./approval.repository.ts";
import { mayDecide } from "./approval.rules.ts";
import { tellOfApproval } from "./approval-mail.ts";

const PAGE_SIZE = 25;

export const listApprovals: Verb<typeof customer.approvals> = async (context, { page }) => {
  const { approvals, total, waiting } = await selectApprovals(context.query, readerOf(context), (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return {
    approvals: approvals.map((one) => toApproval(context, one)),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    toDecide: waiting,
  };
};

/** Two decisions at once run one after the other: the second fails unless it is the same. */
export const decideApproval: Verb<typeof customer.decideApproval> = (context, { approvalId, approve, answer }) =>
  inTransaction(context, async (inside) => {
    const session = requireSession(inside);
    const reader = readerOf(inside);
    const asked = await selectApproval(inside.query, reader, approvalId, true);
    if (!asked || !mayDecide(session, asked)) throw new ShopError("customer_approval_unknown");
    const status = approve ? "approved" : "rejected";
    if (asked.status === status) return toApproval(inside, asked);
    if (asked.status !== "asked") throw new ShopError("customer_approval_decided");
    const decision = { status, answer: answer || null, decidedBy: session.accountId, decidedAt: inside.now() } as const;
    await decide(inside.query, approvalId, decision);
    await tellOfApproval(inside, approvalId, status, [asked.accountId]);
    const decided = await selectApproval(inside.query, reader, approvalId, false);
    if (!decided) throw new ShopError("customer_approval_unknown");
    return toApproval(inside, decided);
  });

function readerOf(context: Context): Reader {
  const { accountId, roles } = requireSession(context);
  return { customerId: requireBusiness(context).id, accountId, isAdministrator: roles.includes("Administrator") };
}

function toApproval(context: Context, asked: StoredApproval): Approval {
  const session = requireSession(context);
  const shown = (cents: number | null) => (context.pricesHidden ? null : cents);
  return {
    approvalId: asked.id,
    state: asked.status,
    askedAt: asked.askedAt.toISOString(),
    askedBy: asked.askedBy,
    isOwn: asked.accountId === session.accountId,
    mayDecide: asked.status === "asked" && mayDecide(session, asked),
    purchaseOrderNo: asked.purchaseOrderNo,
    jobName: asked.jobName,
    note: asked.note,
    lines: asked.lines.map((line) => ({ ...line, goodsCents: shown(line.goodsCents) })),
    totalCents: shown(asked.totalCents),
    currency: asked.currency,
    decidedBy: asked.decidedBy,
    decidedAt: asked.decidedAt?.toISOString() ?? null,
    answer: asked.answer,
    receiptId: asked.receiptKey,
    orderNo: asked.orderNo,
  };
}
