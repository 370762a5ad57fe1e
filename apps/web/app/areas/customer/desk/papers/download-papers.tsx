import "virtual:words/desk";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { fetchPapers, type Paper } from "./fetch-papers.ts";

interface Props {
  papers: Paper[];
  /** File name of the archive. */
  archive: string;
}

type State = { kind: "idle" } | { kind: "running"; done: number; total: number } | { kind: "over"; came: number; missing: Paper[] };

/** Downloads several PDFs as one archive, and shows the progress. Without scripts, each PDF has its own link. */
export function DownloadPapers({ papers, archive }: Props) {
  const t = useText();
  const [state, setState] = useState<State>({ kind: "idle" });
  const [isReady, setReady] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => {
    setReady(true);
    return () => stop.current?.abort();
  }, []);
  if (!isReady || papers.length === 0) return null;

  const download = async (wanted: Paper[]) => {
    const controller = new AbortController();
    stop.current = controller;
    const onProgress = (done: number) => setState({ kind: "running", done, total: wanted.length });
    onProgress(0);
    try {
      const { files, missing } = await fetchPapers(wanted, { signal: controller.signal, onProgress });
      if (files.length > 0) await save(files, archive);
      setState({ kind: "over", came: files.length, missing });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      setState({ kind: "idle" });
    }
  };

  return (
    <div className="papers print:hidden">
      {state.kind === "running" ? (
        <>
          <progress value={state.done} max={state.total} aria-label={t("desk.papers.progress")} />
          <Button type="button" look="quiet" onClick={() => stop.current?.abort()}>
            {t("desk.papers.cancel")}
          </Button>
        </>
      ) : (
        <Button type="button" look="quiet" onClick={() => download(papers)}>
          {t("desk.papers.download", { count: papers.length })}
        </Button>
      )}
      <p role="status" className="text-small">
        {state.kind === "running" && t("desk.papers.running", { done: state.done, total: state.total })}
        {state.kind === "over" && t("desk.papers.over", { count: state.came })}
      </p>
      {state.kind === "over" && state.missing.length > 0 && (
        <p role="alert" className="text-small">
          {t("desk.papers.missing", { count: state.missing.length })}{" "}
          <button type="button" className="papers-again" onClick={() => download(state.missing)}>
            {t("desk.papers.again")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Saves the archive in the browser. The packing library is loaded at first use. */
async function save(files: { name: string; input: Blob }[], archive: string): Promise<void> {
  const { downloadZip } = await import("client-zip");
  const address = URL.createObjectURL(await downloadZip(files).blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = archive;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
