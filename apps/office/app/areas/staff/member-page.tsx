import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Fact } from "../../frame/ledger/facts-line.tsx";
import { CallDialog } from "../../frame/pages/call-dialog.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { SessionsSection } from "../account/sessions-section.tsx";
import { ReasonDialog } from "../customer/reason-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { RightsList } from "./rights-list.tsx";
import { useStoresWords } from "./use-stores-words.ts";

const noId = 2_147_483_647;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staffId = Number(params["staffId"]?.replaceAll(/\D/g, "") || 0) || noId;
  const [found, { sessions }] = await Promise.all([load("staffMember", { staffId }, request), load("staffSessions", { staffId }, request)]);
  return { ...found, sessions };
}

/** One staff member: role, stores, rights and state. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const facts = useFacts();
  const { revalidate } = useRevalidator();
  const { member } = useLoaderData<typeof loader>();
  const unblock = useCall("unblockStaff");
  const [dialog, setDialog] = useState<Opened>(null);
  const { staffId, email, isBlocked, lockReason, isYou } = member;
  const name = member.name || email;
  const done = (words: string): true => {
    announce(words);
    void revalidate();
    return true;
  };
  const letIn = async () => {
    if (await unblock.send({ staffId })) done(t("staff.isUnblocked", { name }));
  };
  return (
    <DetailPage
      title={name}
      note={
        <>
          {isBlocked && <span className="warn">{lockReason ? t("staff.blockedWhy", { reason: lockReason }) : t("staff.blocked")}</span>}
          {isYou && <span className="soft">{t("staff.you")}</span>}
        </>
      }
      actions={
        member.mayChange && <Actions member={member} isUnblocking={unblock.isSending} onOpen={setDialog} onUnblock={() => void letIn()} />
      }
      failure={unblock.failure}
      facts={facts}
    >
      {!member.mayChange && <p className="page-text soft">{t("staff.beyond")}</p>}
      <PagePart title={t("staff.rights")}>
        <RightsList rights={member.rights} />
      </PagePart>
      <Sessions onEnded={() => done(t("sessions.ended"))} />
      <Dialogs opened={dialog} onDone={done} onClose={() => setDialog(null)} />
    </DetailPage>
  );
}

type Member = CallValue<"staffMember">["member"];
type Opened = "change" | "block" | "reset" | null;

interface ActionsProps {
  member: Member;
  isUnblocking: boolean;
  onOpen(dialog: Opened): void;
  onUnblock(): void;
}

function Actions({ member, isUnblocking, onOpen, onUnblock }: ActionsProps) {
  const t = useText();
  return (
    <>
      <Button type="button" look="tool" onClick={() => onOpen("change")}>
        {t("staff.change")}
      </Button>
      {member.hasSecondFactor && (
        <Button type="button" look="tool" onClick={() => onOpen("reset")}>
          {t("factor.reset")}
        </Button>
      )}
      {member.isBlocked ? (
        <Button type="button" look="tool" disabled={isUnblocking} onClick={() => onUnblock()}>
          {t("staff.unblock")}
        </Button>
      ) : (
        <Button type="button" look="tool" onClick={() => onOpen("block")}>
          {t("staff.block")}
        </Button>
      )}
    </>
  );
}

function useFacts(): Fact[] {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const { moment } = useFormats();
  const { member, stores } = useLoaderData<typeof loader>();
  const storesOf = useStoresWords({ stores });
  const { staffId, email } = member;
  return [
    [t("staff.email"), <a href={`mailto:${email}`}>{email}</a>],
    [t("staff.role"), member.role?.name[language] ?? t("staff.ownRights")],
    [t("staff.stores"), storesOf(member.stores)],
    [t("staff.lastSignIn"), member.signedInAt ? moment(member.signedInAt) : t("staff.never")],
    [t("factor.second"), member.hasSecondFactor ? t("audit.yes") : t("factor.none")],
    [t("frame.auditOf"), may("audit.read") && <Link to={`/audit?who=${staffId}`}>{t("staff.history")}</Link>],
  ];
}

function Sessions({ onEnded }: { onEnded(): void }) {
  const { member, sessions } = useLoaderData<typeof loader>();
  const ending = useCall("endStaffSessions");
  const { staffId } = member;
  return (
    <SessionsSection
      sessions={sessions}
      isOwn={false}
      onEnd={
        member.mayChange
          ? async (sessionId) => {
              if (await ending.send({ staffId, sessionId })) onEnded();
            }
          : null
      }
      isSending={ending.isSending}
      failure={ending.failure}
    />
  );
}

interface DialogsProps {
  opened: Opened;
  onDone(words: string): true;
  onClose(): void;
}

function Dialogs({ opened, onDone, onClose }: DialogsProps) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { member, roles, stores } = useLoaderData<typeof loader>();
  const block = useCall("blockStaff");
  const { staffId, isYou } = member;
  const name = member.name || member.email;
  return (
    <>
      {opened === "change" && (
        <ChangeDialog
          member={member}
          roles={roles}
          stores={stores}
          onChangedMeanwhile={() => void revalidate()}
          onSaved={(role) => onDone(t("staff.changed", { name, role }))}
          onClose={onClose}
        />
      )}
      {opened === "reset" && (
        <CallDialog
          call="resetStaffSecondFactor"
          title={t("factor.resetTitle", { name })}
          confirm={t("factor.reset")}
          inputOf={() => ({ staffId })}
          onDone={() => onDone(t("factor.wasReset", { name }))}
          onClose={onClose}
        >
          <p className="what-happens">{t("factor.resetHappens")}</p>
        </CallDialog>
      )}
      {opened === "block" && (
        <ReasonDialog
          title={t("staff.blockTitle", { name })}
          confirm={t("staff.block")}
          happens={isYou ? t("staff.blockYouHappens") : t("staff.blockHappens")}
          isSending={block.isSending}
          failure={block.failure}
          onReason={async (reason) => (await block.send({ staffId, reason })) !== null && onDone(t("staff.isBlocked", { name }))}
          onClose={onClose}
        />
      )}
    </>
  );
}
