import type { Work } from "../../../context.ts";

export const APPROVAL_MAIL = "mail.approval";

export type ApprovalNewsKind = "asked" | "approved" | "rejected";

/** Queues emails about an approval in the caller's transaction, one to each reader. */
export const tellOfApproval = ({ query, outbox }: Work, approvalId: number, news: ApprovalNewsKind, readerIds: number[]): Promise<void> =>
  outbox.enqueue(
    query,
    readerIds.map((readerId) => ({
      kind: APPROVAL_MAIL,
      key: `approval:${approvalId}:${news}:${readerId}`,
      payload: { approvalId, news, readerId },
    })),
  );
