import type { AuditEntry } from "@azulejo/contract/areas/office.ts";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { ChangedFields } from "./changed-fields.tsx";

/** The page of each kind of subject; others have no page of their own. */
const pages: Record<string, (no: string) => string> = {
  order: (no) => `/orders/${no}`,
  quote: (no) => `/quotes/${no}`,
  container: (no) => `/stock/containers/${encodeURIComponent(no)}`,
  transfer: (no) => `/stock/transfers/${no}`,
  count: (no) => `/stock/counts/${no}`,
  story: (no) => `/content/${no}`,
  price_level: (no) => `/prices/${encodeURIComponent(no)}`,
};

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText();
  const named = useTextOr();
  const { moment } = useFormats();
  const columns: Column<AuditEntry>[] = [
    { label: t("audit.when"), phone: "end", cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    {
      label: t("audit.who"),
      phone: "plain",
      cell: ({ actor, by }) => (
        <span>
          {by}
          {actor !== "staff" && <small>{t(`audit.actor.${actor}`)}</small>}
        </span>
      ),
    },
    { label: t("audit.kind"), phone: "lead", cell: ({ kind }) => named(`audit.kind.${kind}`, kind) },
    {
      label: t("audit.subject"),
      phone: "state",
      cell: ({ subject, no }) => <Subject name={named(`audit.subject.${subject}`, subject)} {...{ subject, no }} />,
    },
    { label: t("audit.change"), phone: "acts", cell: ({ before, after }) => <ChangedFields before={before} after={after} /> },
  ];
  return (
    <div className="audit-entries">
      <Ledger caption={t("section.audit")} columns={columns} rows={entries} keyOf={({ id }) => id} />
    </div>
  );
}

/** An order's number stays on the line of its name; a path or an email may break. */
const SHORT_NO = 10;

function Subject({ name, subject, no }: { name: string; subject: string; no: string }) {
  const to = pages[subject]?.(no);
  return (
    <span className={no.length <= SHORT_NO ? "whitespace-nowrap" : undefined}>
      {name} {to ? <Link to={to}>{no}</Link> : no}
    </span>
  );
}
