import type { AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import { Link } from "react-router";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

/** Leads to the entries about one order, customer or other subject; only for staff who may read the log. */
export function AuditLink({ subject, no }: { subject: AuditSubject; no: string | number }) {
  const t = useText();
  const may = useMay();
  if (!may("audit.read")) return null;
  return <Link to={`/audit?subject=${subject}&no=${encodeURIComponent(no)}`}>{t("frame.auditOf")}</Link>;
}
