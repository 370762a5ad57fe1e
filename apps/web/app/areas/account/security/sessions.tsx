import type { SessionEntry } from "@azulejo/contract/areas/account.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { useNavigation } from "react-router";
import type { FormFaults } from "../../../form/form-faults.ts";
import { useText } from "../../../i18n/text.ts";
import { LocalTime } from "../local-time.tsx";

/** Lists the account's sessions, each with a button to end it. */
export function Sessions({ sessions, faults }: { sessions: SessionEntry[]; faults: FormFaults | null }) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  const others = sessions.filter((one) => !one.current);
  return (
    <section>
      <Rule>{t("account.sessions.title")}</Rule>
      {faults?.intent === "session-end" && (
        <div className="mt-3">
          <Notice kind="alert">{faults.messages.join(" ")}</Notice>
        </div>
      )}
      <ul className="divide-y divide-joint border-b border-joint">
        {sessions.map(({ id, device, place, usedAt, way, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p>
                <span className="font-medium">{device || t("account.sessions.unknown")}</span>
                {current && <span className="text-moss"> · {t("account.sessions.this")}</span>}
              </p>
              <p className="text-small text-ink-soft">
                {t(`account.way.${way}`)} · {t("account.sessions.used")} <LocalTime at={usedAt} />
                {place && (
                  <>
                    {" "}
                    · {t("account.sessions.from")} <span className="tabular">{place}</span>
                  </>
                )}
              </p>
            </div>
            {!current && (
              <form method="post">
                <input type="hidden" name="intent" value="session-end" />
                <Button type="submit" name="id" value={id} look="plain" disabled={busy}>
                  {t("account.sessions.end")}
                  <span className="sr-only"> {device}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <form method="post" className="mt-5">
          <input type="hidden" name="intent" value="session-end" />
          <Button type="submit" look="quiet" disabled={busy}>
            {t("account.sessions.endOthers")}
          </Button>
        </form>
      )}
    </section>
  );
}
