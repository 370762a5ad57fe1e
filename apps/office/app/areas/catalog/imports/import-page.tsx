import type { CatalogImport, CatalogImportOptions } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { callOffice } from "../../../call/call-office.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { saveFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { CatalogPages } from "../catalog-pages.tsx";
import { ImportOptions } from "./import-options.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportReport } from "./import-report.tsx";
import "./imports.css";

const noId = 2_147_483_647;
const ASK_MS = 1000;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = Number(params["id"]?.replaceAll(/\D/g, "") || 0) || noId;
  const [loaded, places] = await Promise.all([load("catalogueImport", { id }, request), load("places", {}, request)]);
  return { loaded, places };
}

/** An import file: how it is read, what it would change, and the import itself. */
export function Component() {
  const { loaded, places } = useLoaderData<typeof loader>();
  return <ImportPage key={loaded.id} loaded={loaded} places={places} />;
}

const isAtWork = ({ state }: CatalogImport): boolean => state === "checking" || state === "running";

interface Props {
  loaded: CatalogImport;
  places: readonly { code: string; name: string }[];
}

function ImportPage({ loaded, places }: Props) {
  const t = useText();
  const [shown, setShown] = useState(loaded);
  const [options, setOptions] = useState<CatalogImportOptions>(loaded.options);
  const check = useCall("checkCatalogueImport");
  const run = useCall("runCatalogueImport");
  const stop = useCall("stopCatalogueImport");
  const rejects = useCall("catalogueImportRejects");
  const { id, name, state, fault } = shown;
  const isBusy = isAtWork(shown);
  useProgress(id, isBusy, setShown);
  const { revalidate } = useRevalidator();
  const checkNow = () => void check.send({ id, options }).then(showAnswer);
  const isChanged = JSON.stringify(options) !== JSON.stringify(shown.options);
  const isOver = state === "done";
  const showAnswer = (answer: CatalogImport | null) => {
    if (!answer) return;
    setShown(answer);
    setOptions(answer.options);
  };
  const saveRejects = async () => {
    const file = await rejects.send({ id });
    if (file) saveFile(file);
  };
  return (
    <>
      <PageHeading title={name} actions={<AuditLink subject="import" no={String(id)} />}>
        <span className="soft" role="status">
          {t(`imports.state.${state}`)}
        </span>
      </PageHeading>
      <CatalogPages />
      <div className="import-page text-small">
        <FailureNotice failure={check.failure ?? run.failure ?? stop.failure ?? rejects.failure} />
        {fault && <Notice kind="alert">{t(`imports.fault.${fault}`)}</Notice>}
        {!isOver && <ImportOptions file={shown} options={options} places={places} isLocked={isBusy} onChange={setOptions} />}
        {isBusy && <ImportProgress file={shown} onStop={() => void stop.send({ id })} />}
        {!isBusy && !isOver && (
          <StepButtons
            file={shown}
            isChanged={isChanged}
            isChecking={check.isSending}
            isStarting={run.isSending}
            onCheck={checkNow}
            onRun={() => void run.send({ id }).then(showAnswer)}
          />
        )}
        {isOver && (
          <p>
            <Link to="/catalogue">{t("imports.toGrid")}</Link>
          </p>
        )}
      </div>
      {!isBusy && (
        <ImportReport
          file={shown}
          options={options}
          places={places}
          onOptions={setOptions}
          onPlaces={() => {
            void revalidate();
            checkNow();
          }}
          onSaveRejects={() => void saveRejects()}
        />
      )}
    </>
  );
}

const canRun = ({ state, summary }: CatalogImport): boolean => state === "checked" || (state === "stopped" && summary !== null);

/** Asks for an import's progress while it is running. */
function useProgress(id: number, isBusy: boolean, onShown: (file: CatalogImport) => void): void {
  useEffect(() => {
    if (!isBusy) return;
    const asked = new AbortController();
    const ask = () =>
      // If a response is missing, the next one makes up for it.
      callOffice("catalogueImport", { id }, { signal: asked.signal }).then(onShown, () => undefined);
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => {
      clearInterval(timer);
      asked.abort();
    };
  }, [isBusy, id, onShown]);
}

interface StepProps {
  file: CatalogImport;
  /** Whether the options differ from those that were checked. */
  isChanged: boolean;
  isChecking: boolean;
  isStarting: boolean;
  onCheck(): void;
  onRun(): void;
}

function StepButtons({ file, isChanged, isChecking, isStarting, onCheck, onRun }: StepProps) {
  const t = useText();
  const isNext = file.state === "checked" && !isChanged;
  return (
    <p className="page-actions import-actions">
      <Button type="button" look={isNext ? "tool" : "primary"} disabled={isChecking} onClick={onCheck}>
        {t("imports.check")}
      </Button>
      <Button type="button" look={isNext ? "primary" : "tool"} disabled={isStarting || isChanged || !canRun(file)} onClick={onRun}>
        {t(file.state === "stopped" ? "imports.goOn" : "imports.run")}
      </Button>
    </p>
  );
}
