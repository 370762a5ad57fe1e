import { Button } from "@azulejo/ui/button.tsx";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { type LoaderFunctionArgs, useBlocker, useLoaderData, useSearchParams } from "react-router";
import { CallRefused, NoAnswer, SignedOut } from "../../call/call-failures.ts";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { load } from "../../call/load.ts";
import type { Failure } from "../../call/use-call.ts";
import { Empty } from "../../frame/empty.tsx";
import { LeaveDialog } from "../../frame/leave-dialog.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useMay } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readFilter } from "./catalogue-filter.ts";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { CataloguePages } from "./catalogue-pages.tsx";
import { CellBar } from "./cell-bar.tsx";
import { ColumnsDialog, PasteDialog } from "./dialogs.tsx";
import { DifferencePanel } from "./difference-panel.tsx";
import { exportRows } from "./export-rows.ts";
import { cellWords } from "./grid/cell-words.ts";
import { overview } from "./grid/difference.ts";
import { type Entry, keyOf } from "./grid/edits.ts";
import { Grid } from "./grid/grid.tsx";
import { columnsFor, namedColumns, shownColumns } from "./grid/grid-columns.ts";
import { MOST_CELLS, pasteInto, writeCells } from "./grid/paste.ts";
import { readInWorker } from "./grid/read-in-worker.ts";
import { PAGE, useRows } from "./grid/use-rows.ts";
import { useSelection } from "./grid/use-selection.ts";
import { GridTools } from "./grid-tools.tsx";
import { useSheet } from "./use-sheet.ts";
import { useUnsaved } from "./use-unsaved.ts";
import "./catalogue.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  const [first, words] = await Promise.all([
    load("catalogueRows", { ...filter, limit: PAGE }, request),
    load("catalogueWords", {}, request),
  ]);
  return { filter, first, words };
}

export function Component() {
  const t = useText();
  const language = useLanguage();
  const formats = useFormats();
  const { filter, first, words: stored } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [dialog, setDialog] = useState<"columns" | "paste" | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const inView = useRef({ from: 0, to: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: text and formats follow the language
  const words = useMemo(() => cellWords(stored, language, t, formats), [stored, language]);
  const named = query.get("columns");
  const may = useMay();
  const seesCosts = may("costs.read");
  const changesCosts = seesCosts && may("costs.write");
  const columns = useMemo(() => shownColumns(named, { seesCosts, changesCosts }), [named, seesCosts, changesCosts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text follows the language
  const fail = useCallback(
    (error: unknown) => {
      const known = error instanceof NoAnswer ? t("fault.noAnswer") : error instanceof SignedOut ? t("fault.signedOut") : null;
      if (error instanceof CallRefused) setFailure({ code: error.code, messages: error.messages, fields: {} });
      else if (known) setFailure({ code: null, messages: [known], fields: {} });
      else throw error;
    },
    [language],
  );
  const rows = useRows(filter, first, fail);
  const sheet = useSheet(rows, words);
  const selection = useSelection(rows.total, columns.length);
  const { active, range } = selection;
  const column = columns[active.column];
  const row = rows.rowAt(active.row);
  const activeKey = row && column?.field ? keyOf(row, column.field) : null;
  const edit = activeKey === null ? undefined : sheet.edits.get(activeKey);
  // The cells of a large paste are drawn before its difference is summed up.
  const summedUp = useDeferredValue(sheet.edits);
  const found = useMemo(() => overview(summedUp), [summedUp]);
  const isUnsaved = sheet.edits.size > 0;
  useUnsaved(isUnsaved);
  const filterKey = JSON.stringify(filter);
  const { reset } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are shown from their first cell on
  useEffect(reset, [filterKey]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);

  const { show } = rows;
  const onShow = useCallback(
    (from: number, to: number) => {
      inView.current = { from, to };
      show(from, to);
    },
    [show],
  );
  const shownAt = (each: Entry["row"], at: number): string => {
    const one = columns[at];
    if (!one) return "";
    if (one.field === null) return words.fixed(each, one);
    const typed = sheet.edits.get(keyOf(each, one.field));
    return typed
      ? typed.value === null
        ? typed.typed
        : words.shown(one.field, typed.value)
      : words.shown(one.field, each.cells[one.field] ?? "");
  };
  /** Reads the rows of a range that are not there yet. @returns whether they are now */
  const readTo = async (to: number, label: "catalogue.checking" | "catalogue.exporting" = "catalogue.checking"): Promise<boolean> => {
    setFailure(null);
    try {
      await rows.readAll(label === "catalogue.exporting" ? 0 : range.top, Math.min(to, rows.total - 1), (done) =>
        setNote(t(label, { done, total: to + 1 })),
      );
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setNote(null);
    }
  };
  const paste = async (text: string) => {
    const fields = columns.map(({ field }) => field);
    const [from, width] = [range.left, range.right - range.left + 1];
    const { cells, readings, size } = await readInWorker({ text, fields: fields.slice(from), width, codes: words.codes, most: MOST_CELLS });
    if (size > MOST_CELLS) return setNote(t("catalogue.pasteMany", { cells: size, most: MOST_CELLS }));
    const last = Math.max(range.bottom, range.top + cells.length - 1);
    if (!(await readTo(last))) return;
    const { entries, outside, readOnly } = pasteInto(cells, range, fields, rows.rowAt, shownAt, readings);
    const next = await sheet.enterMany(entries, "pasted");
    const faults = new Set(entries.map((entry) => keyOf(entry.row, entry.field)).filter((key) => next.get(key)?.value === null)).size;
    if (cells.length > 1 || (cells[0]?.length ?? 0) > 1)
      selection.select({ ...range, bottom: range.top + cells.length - 1, right: range.left + (cells[0]?.length ?? 1) - 1 });
    setNote(
      [
        t("catalogue.pasted", { cells: entries.length }),
        faults > 0 && t("catalogue.pastedFaults", { faults }),
        outside > 0 && t("catalogue.pastedOutside", { cells: outside }),
        readOnly > 0 && t("catalogue.pastedReadOnly", { cells: readOnly }),
      ]
        .filter(Boolean)
        .join(" "),
    );
  };
  const inRange = (): (Entry["row"] | undefined)[] =>
    Array.from({ length: range.bottom - range.top + 1 }, (_, index) => rows.rowAt(range.top + index));
  const enterRange = async (how: "cleared" | "filled", typedAt: (at: number) => string, from: number) => {
    if (!(await readTo(range.bottom))) return;
    const entries = inRange()
      .slice(from)
      .flatMap((each) =>
        columns
          .slice(range.left, range.right + 1)
          .flatMap(({ field }, index) => (each && field ? [{ row: each, field, typed: typedAt(range.left + index) }] : [])),
      );
    if (entries.length <= MOST_CELLS) sheet.enter(entries, how);
    else setNote(t("catalogue.pasteMany", { cells: entries.length, most: MOST_CELLS }));
  };
  const fill = () => {
    const [top] = inRange();
    if (top && range.bottom > range.top) void enterRange("filled", (at) => shownAt(top, at), 1);
  };
  const save = () => void sheet.save(inView.current);
  const commands = { fill, save, undo: sheet.undo, redo: sheet.redo };
  const go = (at: { edit: { rowId: number; field: string } }) => {
    const index = Array.from({ length: rows.total }, (_, each) => each).find((each) => rows.rowAt(each)?.id === at.edit.rowId);
    const to = columns.findIndex(({ field }) => field === at.edit.field);
    if (index !== undefined) selection.moveTo({ row: index, column: Math.max(0, to) });
    frame.current?.focus();
  };
  const exportAll = async () => {
    if (!(await readTo(rows.total - 1, "catalogue.exporting"))) return;
    const all = Array.from({ length: rows.total }, (_, index) => rows.rowAt(index)).filter((each) => each !== undefined);
    await exportRows(all, columns, words, t);
  };
  const chooseColumns = (names: string[]) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      const chosen = namedColumns(names);
      if (chosen === null) next.delete("columns");
      else next.set("columns", chosen);
      return next;
    });
  const { meanwhile } = sheet;
  return (
    <div className="catalogue-page">
      <PageHeading
        help="catalogue"
        title={t("section.catalogue")}
        actions={
          <>
            <Button type="button" look="tool" onClick={() => setDialog("columns")}>
              {t("catalogue.columns")}
            </Button>
            <Button type="button" look="tool" onClick={() => void exportAll()} disabled={rows.total === 0}>
              {t("catalogue.export")}
            </Button>
          </>
        }
      >
        <span className="soft tabular" role="status">
          {note ?? t("catalogue.total", { total: rows.total })}
        </span>
      </PageHeading>
      <CataloguePages />
      <CatalogueFilters words={stored} />
      {(failure ?? sheet.failure) && (
        <div className="px-5 pb-3">
          <FailureNotice failure={failure ?? sheet.failure} />
        </div>
      )}
      {rows.total === 0 ? (
        <Empty title={t("catalogue.none")}>{t("catalogue.noneHint")}</Empty>
      ) : (
        <>
          <CellBar
            row={row}
            column={column}
            edit={edit}
            words={words}
            onRestore={() => activeKey && sheet.restore([activeKey])}
            onDecide={(keepsMine) => activeKey && sheet.decide([activeKey], keepsMine)}
          >
            <GridTools
              canUndo={sheet.canUndo}
              canRedo={sheet.canRedo}
              onUndo={sheet.undo}
              onRedo={sheet.redo}
              onFill={fill}
              onPaste={() => setDialog("paste")}
            />
          </CellBar>
          <Grid
            key={filterKey}
            frame={frame}
            columns={columns}
            rowCount={rows.total}
            rowAt={rows.rowAt}
            edits={sheet.edits}
            words={words}
            selection={selection}
            onShow={onShow}
            onType={(each, { field }, typed) => field && sheet.enter([{ row: each, field, typed }], "typed")}
            onClear={() => void enterRange("cleared", () => "", 0)}
            onPaste={(text) => void paste(text)}
            onCopy={() =>
              writeCells(
                inRange().map((each) =>
                  Array.from({ length: range.right - range.left + 1 }, (_, index) => (each ? shownAt(each, range.left + index) : "")),
                ),
              )
            }
            onCommand={(command) => commands[command]()}
          />
        </>
      )}
      {isUnsaved && summedUp.size > 0 && (
        <DifferencePanel
          found={found}
          rows={rows.known}
          words={words}
          isSaving={sheet.isSaving}
          notice={
            meanwhile && (
              <p className="warn" role="alert">
                {t(meanwhile.isSameCells ? "catalogue.conflict" : "catalogue.conflictOther", { rows: meanwhile.rows })}
              </p>
            )
          }
          onGo={go}
          onDecideAll={(keepsMine) =>
            sheet.decide(
              found.undecided.map(({ key }) => key),
              keepsMine,
            )
          }
          onDiscard={sheet.discard}
          onSave={save}
        />
      )}
      {dialog === "columns" && (
        <ColumnsDialog
          all={columnsFor({ seesCosts, changesCosts })}
          shown={columns}
          onChoose={chooseColumns}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "paste" && <PasteDialog onPaste={(text) => void paste(text)} onClose={() => setDialog(null)} />}
      {blocker.state === "blocked" && (
        <LeaveDialog text={t("catalogue.leaveText")} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </div>
  );
}
