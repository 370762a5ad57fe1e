import type { AuditSubject } from "@azulejo/contract/staff/audit-kinds.ts";
import { Link } from "react-router";
import { useAllStores, useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

/**
 * A link to the log entries about one order, customer or other subject, or about all subjects of its kind if `no` is missing; only for
 * staff who may read the log.
 */
export function AuditLink({ subject, no }: { subject: AuditSubject; no?: string | number }) {
  const t = useText();
  const may = useMay();
  const hasAllStores = useAllStores();
  if (!may("audit.read") || !hasAllStores) return null;
  const query = new URLSearchParams({ subject, ...(no !== undefined && { no: String(no) }) });
  return <Link to={`/audit?${query}`}>{t("frame.auditOf")}</Link>;
}
