import type { SettingTable } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Form, useBlocker, useRevalidator, useSearchParams } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { saveCsv } from "../../../call/save-csv.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { LeaveDialog } from "../../../frame/leave-dialog.tsx";
import { FilterLinks } from "../../../frame/ledger/filter-links.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { Pager } from "../../../frame/ledger/pager.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { ReviewDialog } from "../draft/review-dialog.tsx";
import { readSettings } from "../draft/shop-settings.ts";
import { SettingsPages } from "../settings-pages.tsx";
import { columnsOf, type Row, toCells } from "./columns.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useRows } from "./use-rows.ts";
import "../settings.css";

export const periods = ["now", "coming", "past", "all"] as const;

/** Returns the filter in a table's address. */
export const rowFilter = (query: URLSearchParams) => ({
  ...(query.get("query") && { query: query.get("query") ?? "" }),
  when: oneOf(periods, query.get("when")),
  page: pageOf(query),
});

interface Props {
  table: SettingTable;
  loaded: CallValue<"settingRows">;
  /** Links to other tables of the same subject. */
  tables?: readonly SettingTable[];
}

/** A table whose rows apply from one day to another: edited in place, pasted, imported and exported. */
export function TablePage({ table, loaded, tables = [] }: Props) {
  const t = useText();
  const named = useTextOr();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const asked = rowFilter(query);
  const rows = useRows(table, loaded);
  const [isImporting, setImporting] = useState(false);
  const blocker = useBlocker(() => rows.count > 0);
  const columns = columnsOf[table];
  const save = async () => {
    if (!(await rows.save())) return;
    announce(t("settings.saved"));
    setImporting(false);
    rows.reset();
    await revalidate();
  };
  const download = async () => {
    const { settings } = await readSettings([table]);
    const all = (settings[table] as Row[]).map((row) => {
      const cells = toCells(columns, row);
      return columns.map(({ name, kind }) => (kind === "number" && cells[name] !== "" ? Number(cells[name]) : (cells[name] ?? "")));
    });
    await saveCsv(
      `${table}-${loaded.today}.csv`,
      columns.map(({ name }) => named(`settings.column.${name}`, name)),
      all,
    );
  };
  return (
    <>
      <PageHeading
        help="tables"
        title={t(`settings.table.${table}`)}
        actions={
          <>
            <Button type="button" look="tool" onClick={() => void download()}>
              {t("settings.export")}
            </Button>
            <Button type="button" look="tool" onClick={() => setImporting(true)}>
              {t("settings.import")}
            </Button>
            <Button type="button" look="tool" onClick={rows.add}>
              {t("settings.addRow")}
            </Button>
            {rows.count > 0 && (
              <Button type="button" look="tool" onClick={rows.reset}>
                {t("settings.reset")}
              </Button>
            )}
            <Button type="button" className="min-h-9!" disabled={rows.count === 0 || rows.isSending} onClick={() => void rows.askTyped()}>
              {t("settings.review")}
            </Button>
          </>
        }
      >
        <AuditLink subject="settings" />
      </PageHeading>
      <SettingsPages />
      <div className="filters">
        {tables.length > 0 && (
          <FilterLinks
            label={t("settings.tables")}
            name="table"
            usual={tables[0] ?? ""}
            chosen={table}
            choices={tables.map((value) => ({ value, label: t(`settings.table.${value}`) }))}
          />
        )}
        <FilterLinks
          label={t("settings.when")}
          name="when"
          usual="now"
          chosen={asked.when}
          choices={periods.map((value) => ({ value, label: t(`settings.when.${value}`) }))}
        />
        <Form className="filter-form">
          {[...query].map(
            ([name, value]) => !["query", "page"].includes(name) && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <Field name="query" label={t("settings.findRow")} defaultValue={asked.query ?? ""} maxLength={60} autoComplete="off" />
          <Button type="submit" look="tool" className="min-h-11!">
            {t("frame.filter")}
          </Button>
        </Form>
      </div>
      <p className="page-text soft">{t("settings.tableHint")}</p>
      <div className="px-5">
        <FailureNotice failure={rows.failure} />
      </div>
      {rows.rows.length > 0 ? (
        <RowsTable table={table} rows={rows} />
      ) : (
        <Empty title={t("settings.noRows")}>{t("settings.noRowsHint")}</Empty>
      )}
      <Pager page={asked.page} pageSize={loaded.pageSize} total={loaded.total} />
      {isImporting && !rows.review && <ImportDialog table={table} rows={rows} onClose={() => setImporting(false)} />}
      {rows.review && (
        <ReviewDialog
          {...rows.review.result}
          isSending={rows.isSending}
          failure={rows.failure}
          onSave={() => void save()}
          onCancel={rows.cancelReview}
        />
      )}
      {blocker.state === "blocked" && (
        <LeaveDialog text={t("settings.leaveText")} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </>
  );
}
