import type { Language } from "@azulejo/contract";
import { Text } from "react-email";
import { asPlainCell } from "../../../domain/plain-cell.ts";
import { text } from "../../../messages/index.ts";
import { plain } from "../../frame/mail-style.ts";

interface Props {
  order: { purchaseOrderNo: string | null; jobName: string | null };
  language: Language;
}

/** A business's references for the order: purchase order number and job name. */
export function OrderReference({ order: { purchaseOrderNo, jobName }, language }: Props) {
  if (!purchaseOrderNo && !jobName) return null;
  return (
    <Text style={plain}>
      {purchaseOrderNo && text(language, "mail.receipt.purchaseOrder", { number: asPlainCell(purchaseOrderNo) })}
      {purchaseOrderNo && jobName && <br />}
      {jobName && text(language, "mail.receipt.job", { name: asPlainCell(jobName) })}
    </Text>
  );
}
