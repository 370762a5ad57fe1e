import type { StaffOpenSession } from "@azulejo/contract/areas/office/staff/own-account.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { FailureNotice } from "../../call/failure-notice.tsx";
import type { Failure } from "../../call/use-call.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  sessions: readonly StaffOpenSession[];
  /** Whether these are the sessions of the user who views them. */
  isOwn: boolean;
  /** Ends one session, or with null all others. If missing, no session can be ended. */
  onEnd: ((sessionId: string | null) => Promise<void>) | null;
  isSending: boolean;
  failure: Failure | null;
}

/** A person's sessions. */
export function SessionsSection({ sessions, isOwn, onEnd, isSending, failure }: Props) {
  const t = useText();
  const { moment } = useFormats();
  const title = t(isOwn ? "sessions.title" : "sessions.titleTheirs");
  const nameOf = ({ device }: StaffOpenSession) => device || t("sessions.unknown");
  const columns: Column<StaffOpenSession>[] = [
    {
      label: t("sessions.device"),
      cell: (one) => (
        <span>
          {nameOf(one)}
          {one.isThis && <span className="soft"> · {t("sessions.this")}</span>}
          <small>{t(`way.${one.way}`)}</small>
        </span>
      ),
    },
    { label: t("sessions.place"), cell: ({ place }) => place || "—" },
    { label: t("sessions.since"), phone: "named", cell: ({ startedAt }) => moment(startedAt) },
    { label: t("sessions.used"), phone: "named", cell: ({ usedAt }) => moment(usedAt) },
    {
      label: t("sessions.actions"),
      phone: "acts",
      cell: (one) =>
        one.isThis || !onEnd ? (
          "—"
        ) : (
          <Button
            type="button"
            look="tool"
            aria-label={t("sessions.endOf", { device: nameOf(one), since: moment(one.startedAt) })}
            disabled={isSending}
            onClick={() => void onEnd(one.sessionId)}
          >
            {t("sessions.end")}
          </Button>
        ),
    },
  ];
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <section aria-labelledby="sessions">
      <div className="bar-heading">
        <h2 id="sessions">{title}</h2>
        {onEnd && hasOthers && (
          <div className="page-actions">
            <Button type="button" look="tool" disabled={isSending} onClick={() => void onEnd(null)}>
              {t(sessions.some(({ isThis }) => isThis) ? "sessions.endOthers" : "sessions.endAll")}
            </Button>
          </div>
        )}
      </div>
      <FailureNotice failure={failure} />
      {sessions.length === 0 ? (
        <p className="page-text soft">{t("sessions.none")}</p>
      ) : (
        <Ledger caption={title} columns={columns} rows={sessions} keyOf={({ sessionId }) => sessionId} first={5} />
      )}
    </section>
  );
}
