import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { saveFile } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import type { Fact } from "../../frame/ledger/facts-line.tsx";
import { DetailPage, PagePart } from "../../frame/pages/detail-page.tsx";
import { useAllStores, useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { type RequestAct, RequestDialog } from "./request-dialog.tsx";

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("privacyRequest", { requestNo: (params["requestNo"] ?? "").toUpperCase().slice(0, 20) }, request);

/** A privacy request: what was requested, its deadline, and what the shop has stored about the person. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const facts = useFacts();
  const loaded = useLoaderData<typeof loader>();
  const [changed, setChanged] = useState<typeof loaded | null>(null);
  const request = changed?.requestNo === loaded.requestNo ? changed : loaded;
  const [act, setAct] = useState<RequestAct | null>(null);
  const file = useCall("exportPrivacyData");
  const { requestNo, kind, state } = request;
  const isOpen = state === "open" || state === "verified";
  const download = async () => {
    const answer = await file.send({ requestNo });
    if (answer) saveFile(answer);
  };
  const done = (answer: typeof loaded) => {
    setChanged(answer);
    announce(t("privacy.saved"));
  };
  return (
    <DetailPage
      title={t(`privacy.kind.${kind}`)}
      note={<span className={request.isLate ? "warn" : "soft"}>{`${requestNo} · ${t(`privacy.state.${state}`)}`}</span>}
      actions={isOpen && <Actions request={request} isDownloading={file.isSending} onAct={setAct} onDownload={() => void download()} />}
      failure={file.failure}
      facts={facts(request)}
    >
      <Parts request={request} />
      {act && <RequestDialog key={act} act={act} request={request} onDone={done} onClose={() => setAct(null)} />}
    </DetailPage>
  );
}

type Request = CallValue<"privacyRequest">;

interface ActionsProps {
  request: Request;
  isDownloading: boolean;
  onAct(act: RequestAct): void;
  onDownload(): void;
}

function Actions({ request, isDownloading, onAct, onDownload }: ActionsProps) {
  const t = useText();
  const hasAllStores = useAllStores();
  const { state, kind } = request;
  const button = (name: RequestAct) => (
    <Button type="button" look="tool" onClick={() => onAct(name)}>
      {t(`privacy.act.${name}`)}
    </Button>
  );
  return (
    <>
      {state === "open" && button("verify")}
      {state === "verified" && hasAllStores && (
        <Button type="button" look="tool" disabled={isDownloading} onClick={() => onDownload()}>
          {t("privacy.export")}
        </Button>
      )}
      {state === "verified" && kind === "deletion" && button("erase")}
      {state === "verified" && kind !== "deletion" && button("finish")}
      {request.extensionReason === null && button("extend")}
      {button("refuse")}
    </>
  );
}

function useFacts() {
  const t = useText();
  const { day, moment } = useFormats();
  const by = (who: string | null, at: string | null) => at && [moment(at), who].filter(Boolean).join(", ");
  return (request: Request): Fact[] => {
    const { email, requestNo } = request;
    return [
      [t("privacy.person"), request.name],
      [t("people.email"), <a href={`mailto:${email}?subject=${encodeURIComponent(requestNo)}`}>{email}</a>],
      [t("people.language"), t(`language.${request.language}`)],
      [t("privacy.receivedOn"), day(request.receivedOn)],
      [t("privacy.dueOn"), request.isLate ? <span className="warn">{day(request.dueOn)}</span> : day(request.dueOn)],
      [t("privacy.recorded"), by(request.recordedBy ?? t("privacy.askedInShop"), request.recordedAt)],
      [t("privacy.verified"), by(request.verifiedBy, request.verifiedAt)],
      [t("privacy.verifiedHow"), request.verifiedHow ?? (request.verifiedAt && t("privacy.byLink"))],
      [t("privacy.extended"), request.extensionReason],
      [t("privacy.closedAt"), by(request.closedBy, request.closedAt)],
      [t("privacy.outcome"), request.outcome],
    ];
  };
}

/** The request, and the person's records in the shop. */
function Parts({ request: { details, kind, found, email } }: { request: Request }) {
  const t = useText();
  const may = useMay();
  return (
    <>
      <PagePart title={t("privacy.details")}>
        <p className="page-text whitespace-pre-line">{details}</p>
        {kind === "correction" && <p className="page-text soft">{t("privacy.correctionHow")}</p>}
      </PagePart>
      <PagePart title={t("privacy.found")}>
        <ul className="entries">
          <li>
            <span>{t("privacy.account")}</span>
            <span>
              {found.accountId === null ? (
                t("privacy.noAccount")
              ) : may("customers.read") ? (
                <Link to={`/people/${found.accountId}`}>{email}</Link>
              ) : (
                email
              )}
            </span>
          </li>
          {(["orders", "invoices", "quotes", "forms", "subscriptions"] as const).map((what) => (
            <li key={what}>
              <span>
                {t(`privacy.found.${what}`)}
                <small>{t(`privacy.kept.${what}`)}</small>
              </span>
              <span className="tabular">{found[what]}</span>
            </li>
          ))}
        </ul>
        <p className="page-text soft">{t("privacy.law")}</p>
      </PagePart>
    </>
  );
}
