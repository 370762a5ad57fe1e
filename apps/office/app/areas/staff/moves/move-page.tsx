import type { MoveIn, MoveInFileOptions } from "@azulejo/contract/areas/office/move-ins.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { callOffice } from "../../../call/call-office.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { saveFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { StaffPages } from "../staff-pages.tsx";
import { MoveFiles } from "./move-files.tsx";
import { MoveReport } from "./move-report.tsx";
import { MoveStart } from "./move-start.tsx";
import "./moves.css";

const noId = 2_147_483_647;
const ASK_MS = 1000;

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  load("moveIn", { id: Number(params["id"]?.replaceAll(/\D/g, "") || 0) || noId }, request);

/** A move from another system: its files, what it would change, the move itself and its result. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <MovePage key={loaded.id} loaded={loaded} />;
}

function MovePage({ loaded }: { loaded: MoveIn }) {
  const t = useText();
  const [move, setMove] = useState(loaded);
  const [options, setOptions] = useState<MoveInFileOptions>(loaded.options);
  const check = useCall("checkMoveIn");
  const run = useCall("runMoveIn");
  const stop = useCall("stopMoveIn");
  const rejects = useCall("moveInRejects");
  const { id, state, fault } = move;
  const isBusy = state === "checking" || state === "running";
  useProgress(id, isBusy, setMove);
  const show = (answer: MoveIn | null) => void (answer && setMove(answer));
  const saveRejects = async () => {
    const file = await rejects.send({ id });
    if (file) saveFile(file);
  };
  const startCheck = () => check.send({ id, options }).then(show);
  const isOpen = !isBusy && state !== "done";
  return (
    <>
      <PageHeading title={t("moveIn.of", { source: move.source })} actions={<AuditLink subject="movein" no={move.source} />}>
        <span className="soft" role="status">
          {t(`moveIn.state.${state}`)}
        </span>
      </PageHeading>
      <StaffPages />
      <div className="move-page text-small">
        <FailureNotice failure={check.failure ?? run.failure ?? stop.failure ?? rejects.failure} />
        {fault && (
          <Notice kind="alert">
            {t(`moveIn.fault.${fault.code}`)} <span className="break-all">{fault.detail}</span>
          </Notice>
        )}
        {state !== "done" && <MoveFiles move={move} options={options} isLocked={isBusy} onOptions={setOptions} onChange={setMove} />}
        {isBusy && <Progress move={move} onStop={() => void stop.send({ id })} />}
        {isOpen && (
          <p className="page-actions move-actions">
            <Button
              type="button"
              look={state === "checked" ? "tool" : "primary"}
              disabled={check.isSending || move.files.length === 0}
              onClick={() => void startCheck()}
            >
              {t("moveIn.check")}
            </Button>
          </p>
        )}
        {isOpen && move.summary && (state === "checked" || state === "stopped") && (
          <MoveStart move={move} isStarting={run.isSending} onStart={(signedBy) => void run.send({ id, signedBy }).then(show)} />
        )}
      </div>
      {!isBusy && <MoveReport move={move} onSaveRejects={() => void saveRejects()} onStoresCreated={() => void startCheck()} />}
    </>
  );
}

/** Asks for a move's progress while it is running. */
function useProgress(id: number, isBusy: boolean, onMove: (move: MoveIn) => void): void {
  useEffect(() => {
    if (!isBusy) return;
    const asked = new AbortController();
    // If a response is missing, the next one makes up for it.
    const ask = () => callOffice("moveIn", { id }, { signal: asked.signal }).then(onMove, () => undefined);
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => {
      clearInterval(timer);
      asked.abort();
    };
  }, [isBusy, id, onMove]);
}

/** The kind of records being moved. Their number isn't known before they have been read. */
function Progress({ move: { state, progress }, onStop }: { move: MoveIn; onStop(): void }) {
  const t = useText();
  const textOr = useTextOr();
  const { figure } = useFormats();
  return (
    <div className="move-progress">
      <progress aria-label={t(`moveIn.state.${state}`)} />
      <p className="tabular">
        {progress
          ? t("moveIn.progress", { kind: textOr(`moveIn.kind.${progress.kind}`, progress.kind), rows: figure(progress.rows) })
          : t("moveIn.begins")}
      </p>
      <Button type="button" look="tool" onClick={onStop}>
        {t("moveIn.stop")}
      </Button>
      <p className="soft">{t("moveIn.stopHint")}</p>
    </div>
  );
}
