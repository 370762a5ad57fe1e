import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Empty } from "../../frame/empty.tsx";
import type { HelpTopic } from "../../frame/help/help-topics.ts";
import { FilterLinks } from "../../frame/ledger/filter-links.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { pageOf } from "../../frame/ledger/page-of.ts";
import { Pager } from "../../frame/ledger/pager.tsx";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useText } from "../../i18n/text.ts";
import { StockPages } from "./stock-pages.tsx";

const PAGE_SIZE = 50;

interface Props<Row> {
  title: string;
  help: HelpTopic;
  actions: ReactNode;
  /** The filter by state; the first choice is the default. */
  states: readonly { value: string; label: string }[];
  state: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  total: number;
  empty: { title: string; hint: string };
}

/** A page of containers, transfers or counts: filtered by state, fifty at a time. */
export function StockList<Row>({ title, help, actions, states, state, columns, rows, keyOf, total, empty }: Props<Row>) {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeading title={title} help={help} actions={actions} />
      <StockPages />
      <div className="filters">
        <FilterLinks label={t("goods.state")} name="state" usual={states[0]?.value ?? ""} chosen={state} choices={states} />
      </div>
      {rows.length > 0 ? (
        <Ledger caption={title} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <Empty title={empty.title}>{empty.hint}</Empty>
      )}
      <Pager page={pageOf(query)} pageSize={PAGE_SIZE} total={total} />
    </>
  );
}
