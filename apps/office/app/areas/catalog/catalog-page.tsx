import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { load } from "../../call/load.ts";
import { Empty } from "../../frame/empty.tsx";
import { usePhone } from "../../frame/ledger/use-phone.ts";
import { LeaveGuard } from "../../frame/pages/leave-guard.tsx";
import { ListFrame } from "../../frame/pages/list-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { readFilter } from "./catalog-filter.ts";
import { CatalogFilters } from "./catalog-filters.tsx";
import { CatalogPages } from "./catalog-pages.tsx";
import { ColumnsDialog, PasteDialog } from "./dialogs.tsx";
import { cellWords } from "./grid/cell-words.ts";
import { columnsFor, factGridColumns, type GridColumn, namedColumns, visibleColumns } from "./grid/grid-columns.ts";
import { PAGE, useRows } from "./grid/use-rows.ts";
import { useSelection } from "./grid/use-selection.ts";
import { ItemList } from "./phone/item-list.tsx";
import { Difference, SheetArea } from "./sheet-area.tsx";
import { useFailure } from "./use-failure.ts";
import { useRange } from "./use-range.ts";
import { useSheet } from "./use-sheet.ts";
import { useUnsaved } from "./use-unsaved.ts";
import "./catalog.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  const [first, words] = await Promise.all([
    load("catalogueRows", { ...filter, limit: PAGE }, request),
    load("catalogueWords", {}, request),
  ]);
  return { filter, first, words };
}

/** The catalog's variants as an editable spreadsheet. */
export function Component() {
  const t = useText();
  const { filter, first, words: stored } = useLoaderData<typeof loader>();
  const [dialog, setDialog] = useState<"columns" | "paste" | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const inView = useRef({ from: 0, to: 0 });
  const isPhone = usePhone();
  const words = useWords();
  const { columns, all, facts, choose } = useColumns();
  const failing = useFailure();
  const rows = useRows(filter, first, failing.fail);
  const sheet = useSheet(rows, words);
  const selection = useSelection(rows.total, columns.length);
  const range = useRange({ columns, rows, sheet, selection, words, failing, onNote: setNote });
  const filterKey = JSON.stringify(filter);
  const { reset } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are shown from their first cell on
  useEffect(reset, [filterKey]);
  const isUnsaved = sheet.edits.size > 0;
  useUnsaved(isUnsaved);
  const save = () => void sheet.save(inView.current);
  const parts = { frame, columns, rows, sheet, selection, words, onSave: save };
  return (
    <div className="catalog-page">
      <ListFrame
        help="catalog"
        title={t("section.catalog")}
        note={
          <span className="soft tabular" role="status">
            {note ?? t("catalog.total", { total: rows.total })}
          </span>
        }
        actions={<Actions isEmpty={rows.total === 0} onColumns={() => setDialog("columns")} onExport={() => void range.exportAll()} />}
        pages={<CatalogPages />}
        above={<CatalogFilters words={stored} />}
        failure={failing.failure ?? sheet.failure}
        rows={
          rows.total === 0 ? (
            <Empty title={t("catalog.none")}>{t("catalog.noneHint")}</Empty>
          ) : isPhone ? (
            <ItemList key={filterKey} {...parts} inView={inView} />
          ) : (
            <SheetArea {...parts} {...{ inView, filterKey, range }} onOpenPaste={() => setDialog("paste")} />
          )
        }
      />
      <Difference {...parts} facts={facts} />
      {dialog === "columns" && <ColumnsDialog all={all} shown={columns} onChoose={choose} onClose={() => setDialog(null)} />}
      {dialog === "paste" && <PasteDialog onPaste={(text) => void range.paste(text)} onClose={() => setDialog(null)} />}
      <LeaveGuard isUnsaved={isUnsaved} text={t("catalog.leaveText")} />
    </div>
  );
}

function useWords() {
  const t = useText();
  const language = useLanguage();
  const formats = useFormats();
  const { words } = useLoaderData<typeof loader>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: text and formats follow the language
  return useMemo(() => cellWords(words, language, t, formats), [words, language]);
}

/** Returns the columns that the address names, all existing columns, and a function to choose others. */
function useColumns() {
  const may = useMay();
  const [query, setQuery] = useSearchParams();
  const named = query.get("columns");
  const seesCosts = may("costs.read");
  const changesCosts = seesCosts && may("costs.write");
  const { words } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const facts = useMemo(() => factGridColumns(words.facts, language), [words, language]);
  const columns: readonly GridColumn[] = useMemo(
    () => visibleColumns(named, { seesCosts, changesCosts }, facts),
    [named, seesCosts, changesCosts, facts],
  );
  const choose = (names: string[]) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      const chosen = namedColumns(names, facts);
      if (chosen === null) next.delete("columns");
      else next.set("columns", chosen);
      return next;
    });
  return { columns, all: columnsFor({ seesCosts, changesCosts }, facts), facts, choose };
}

interface ActionsProps {
  isEmpty: boolean;
  onColumns(): void;
  onExport(): void;
}

function Actions({ isEmpty, onColumns, onExport }: ActionsProps) {
  const t = useText();
  return (
    <>
      <Button type="button" look="tool" onClick={onColumns}>
        {t("catalog.columns")}
      </Button>
      <Button type="button" look="tool" onClick={onExport} disabled={isEmpty}>
        {t("catalog.export")}
      </Button>
    </>
  );
}
