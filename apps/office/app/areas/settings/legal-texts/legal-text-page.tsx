import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { type Fact, FactsLine } from "../../../frame/ledger/facts-line.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useMay, useStaff } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { DraftDialog, type DraftStep } from "./draft-dialog.tsx";
import { TextChanges } from "./text-changes.tsx";
import "./legal-texts.css";

export const loader = ({ request, params }: LoaderFunctionArgs) => load("legalText", { id: Number(params["storyId"]) || 1 }, request);

/** A legal text as it will appear in the shop, its differences from the published text, and the steps to publish it. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const facts = useFacts();
  const may = useMay();
  const { email } = useStaff();
  const { text, author, otherApprovers } = useLoaderData<typeof loader>();
  const [step, setStep] = useState<DraftStep | null>(null);
  const withdraw = useCall("withdrawRelease");
  const { storyId, titles, draft } = text;
  const release = draft?.release ?? null;
  const isOwn = author === email && otherApprovers > 0;
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  const takeBack = async () => {
    if (release && (await withdraw.send({ id: release.id }))) done(t("legal.takenBack"));
    else void revalidate();
  };
  const why = release && draft?.state === "draft" ? (release.fault ?? release.reason) : null;
  return (
    <>
      <PageHeading
        help="legalDraft"
        title={titles[language]}
        actions={draft && <Actions isSending={withdraw.isSending} onStep={setStep} onTakeBack={() => void takeBack()} />}
      >
        {draft && <span className="soft">{t(`legal.draft.${draft.state}`)}</span>}
        <Link to="/settings/legal">{t("settings.legalTexts")}</Link>
        {may("content.write") && <Link to={`/content/${storyId}`}>{t("legal.edit")}</Link>}
      </PageHeading>
      <FailureNotice failure={withdraw.failure} />
      <FactsLine facts={facts} />
      {why && (
        <div className="page-text">
          <Notice>{t("legal.sentBack", { why })}</Notice>
        </div>
      )}
      {draft?.state === "review" && isOwn && <p className="page-text soft">{t("legal.notOwn", { author })}</p>}
      {!draft && <p className="page-text soft">{t("legal.noDraft")}</p>}
      <Sides />
      {step && draft && (
        <DraftDialog
          step={step}
          text={{ storyId, name: titles[language], draft }}
          onDone={done}
          onClose={() => {
            setStep(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

interface ActionsProps {
  isSending: boolean;
  onStep(step: DraftStep): void;
  onTakeBack(): void;
}

/** The actions on the draft that the user has the right to. */
function Actions({ isSending, onStep, onTakeBack }: ActionsProps) {
  const t = useText();
  const may = useMay();
  const { email } = useStaff();
  const { text, author, otherApprovers } = useLoaderData<typeof loader>();
  const { draft } = text;
  const isOwn = author === email && otherApprovers > 0;
  if (!draft) return null;
  return (
    <>
      {may("content.write") && draft.state === "draft" && (
        <Button type="button" className="min-h-9!" onClick={() => onStep("ask")}>
          {t("legal.ask")}
        </Button>
      )}
      {(may("content.publish") || draft.release?.askedBy === email) && draft.state !== "draft" && (
        <Button type="button" look="tool" disabled={isSending} onClick={() => onTakeBack()}>
          {t(draft.state === "approved" ? "legal.takeBack" : "legal.withdraw")}
        </Button>
      )}
      {may("content.publish") && draft.state === "review" && (
        <>
          <Button type="button" look="tool" onClick={() => onStep("refuse")}>
            {t("legal.refuse")}
          </Button>
          {!isOwn && (
            <Button type="button" className="min-h-9!" onClick={() => onStep("approve")}>
              {t("legal.approve")}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function useFacts(): Fact[] {
  const t = useText();
  const { moment } = useFormats();
  const { text, author } = useLoaderData<typeof loader>();
  const { changedAt, draft } = text;
  const release = draft?.release ?? null;
  const by = (who: string | null, at: string | null) => at && [who, moment(at)].filter(Boolean).join(" · ");
  return [
    [t("legal.publicVersion"), changedAt === null ? null : `${text.version} · ${moment(changedAt)}`],
    [t("legal.draftVersion"), draft?.version || null],
    [t("legal.savedBy"), draft && by(author, draft.savedAt)],
    [t("legal.askedBy"), release && draft?.state !== "draft" ? by(release.askedBy, release.askedAt) : null],
    [t("legal.approvedBy"), release && draft?.state === "approved" ? by(release.decidedBy, release.decidedAt) : null],
    [t("legal.from"), release?.publishAt && draft?.state !== "draft" ? moment(release.publishAt) : null],
    [t("legal.note"), draft?.state === "review" ? release?.note || null : null],
  ];
}

/** A legal text in both languages: the draft with its changes, and the published text. */
function Sides() {
  const t = useText();
  const { text, sides } = useLoaderData<typeof loader>();
  const { draft } = text;
  return (
    <div className="text-sides">
      {sides.map((side) => (
        <section key={side.language} aria-labelledby={`side-${side.language}`}>
          <div className="bar-heading">
            <h2 id={`side-${side.language}`}>{t(`language.${side.language}`)}</h2>
          </div>
          {draft && (
            <>
              <h3>{t("legal.changes")}</h3>
              <TextChanges published={side.published} draft={side.draft} language={side.language} />
            </>
          )}
          <h3>{t("legal.inShop")}</h3>
          <iframe
            src={side.preview}
            title={t("legal.frame", { language: t(`language.${side.language}`) })}
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </section>
      ))}
    </div>
  );
}
