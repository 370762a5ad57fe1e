import { Button } from "@azulejo/ui/button.tsx";
import { FaultSummary } from "@azulejo/ui/fault-summary.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { HelpTopic } from "../../../frame/help/help-topics.ts";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { LeaveGuard } from "../../../frame/pages/leave-guard.tsx";
import { useText } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { SettingsPages } from "../settings-pages.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { SettingDifferences } from "./setting-differences.tsx";
import type { Draft } from "./use-draft.ts";
import { useSettingWords } from "./use-setting-words.ts";
import "../settings.css";

interface Props {
  title: string;
  draft: Draft;
  help?: HelpTopic;
  children: ReactNode;
  /** Shown beside the buttons that every page of settings has. */
  actions?: ReactNode;
  onSaved?(): void;
}

/** A page that edits settings: the differences are shown before anything is saved. */
export function DraftPage({ title, draft, help, children, actions, onSaved }: Props) {
  const t = useText();
  const announce = useAnnounce();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void draft.ask();
  };
  const [isSaved, setIsSaved] = useState(false);
  const save = async () => {
    if (!(await draft.save())) return;
    announce(t("settings.saved"));
    setIsSaved(true);
  };
  // Leaves the page only after the next render; until then, the entered values still exist and the page would ask first.
  useEffect(() => {
    if (!isSaved || draft.isTyped) return;
    setIsSaved(false);
    onSaved?.();
  }, [isSaved, draft.isTyped, onSaved]);
  return (
    <>
      <form onSubmit={submit} noValidate>
        <PageHeading
          title={title}
          {...(help && { help })}
          actions={
            <>
              {actions}
              {draft.isTyped && (
                <Button type="button" look="tool" onClick={draft.reset}>
                  {t("settings.reset")}
                </Button>
              )}
              <Button type="submit" className="min-h-9!" disabled={!draft.isTyped || draft.isSending}>
                {t("settings.review")}
              </Button>
            </>
          }
        >
          <AuditLink subject="settings" />
        </PageHeading>
        <SettingsPages />
        {draft.isChanged && <ChangedByOthers draft={draft} />}
        <DraftFaults draft={draft} />
        {children}
      </form>
      {draft.review && (
        <ReviewDialog
          {...draft.review}
          isSending={draft.isSending}
          failure={draft.failure}
          onSave={() => void save()}
          onCancel={draft.cancelReview}
        />
      )}
      <LeaveGuard isUnsaved={draft.isTyped} text={t("settings.leaveText")} />
    </>
  );
}

/** All errors, each with the name of its field and a link to it. */
function DraftFaults({ draft: { faults, failure } }: { draft: Draft }) {
  const t = useText();
  const { nameOf } = useSettingWords();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);
  if (!failure && faults.length === 0) return null;
  return (
    <div className="px-5 pb-3">
      <FailureNotice failure={failure} />
      <FaultSummary
        ref={summary}
        title={faults.length > 0 ? t("settings.faults", { count: faults.length }) : null}
        messages={[]}
        faults={faults.map(({ path, problem }) => ({ id: `field-${path}`, label: nameOf(path), error: problem }))}
      />
    </div>
  );
}

/** Says that somebody else has saved the same settings. The user's changes stay until they decide. */
function ChangedByOthers({ draft }: { draft: Draft }) {
  const t = useText();
  return (
    <div className="px-5 pb-3">
      <Notice kind="alert">
        <p>{t(draft.theirs ? "settings.changedCompare" : "settings.changed")}</p>
        {draft.theirs && <SettingDifferences differences={draft.theirs} label={t("settings.theirChanges")} />}
        <p className="mt-2 flex flex-wrap gap-2">
          <Button type="button" look="tool" onClick={() => (draft.theirs ? draft.keepMine() : void draft.compare())}>
            {t(draft.theirs ? "settings.keepMine" : "settings.showTheirs")}
          </Button>
          <Button type="button" look="tool" onClick={() => void draft.discardMine()}>
            {t("settings.discardMine")}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
