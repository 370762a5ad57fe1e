import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import type { Failure } from "../../call/use-call.ts";
import { Empty } from "../empty.tsx";
import type { HelpTopic } from "../help/help-topics.ts";
import { FilterLinks } from "../ledger/filter-links.tsx";
import { type Column, Ledger } from "../ledger/ledger.tsx";
import { pageOf } from "../ledger/page-of.ts";
import { Pager } from "../ledger/pager.tsx";
import { usePhone } from "../ledger/use-phone.ts";
import { PageHeading } from "../page-heading.tsx";

export interface ListFrameProps {
  title: string;
  help?: HelpTopic | undefined;
  /** Shown beside the title, such as the number of rows. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Links to the area's other pages. */
  pages?: ReactNode;
  states?: ComponentProps<typeof FilterLinks>;
  /** Other filters, after the states. */
  filters?: ReactNode;
  failure?: Failure | null;
  /** Above the rows. */
  above?: ReactNode;
  /** Divides the list into pages. */
  paged?: { pageSize: number; total: number };
  /** Dialogs. */
  children?: ReactNode;
}

/** The layout of a list: heading, links, filters, rows of any kind, pages. */
export function ListFrame({
  title,
  help,
  note,
  actions,
  pages,
  states,
  filters,
  failure = null,
  above,
  rows,
  paged,
  children,
}: ListFrameProps & { rows: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading {...(help && { help })} title={title} actions={actions}>
        {typeof note === "string" ? <span className="soft tabular">{note}</span> : note}
      </PageHeading>
      {pages}
      {(states || filters) && (
        <div className="filters">
          {states && <FilterLinks {...states} />}
          {filters}
        </div>
      )}
      {above}
      {failure && (
        <div className="px-5 pb-3">
          <FailureNotice failure={failure} />
        </div>
      )}
      {rows}
      {paged && <Pager page={pageOf(search)} {...paged} />}
      {children}
    </>
  );
}

interface Props<Row> extends ListFrameProps {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** The text for a list without rows. */
  none: { title: string; hint: string };
  /** How many rows are shown before the reader asks for the others; all if missing, and a screen or two of a phone. */
  first?: number;
}

const FIRST_ON_PHONES = 20;

/** A page that lists rows in a table. */
export function ListPage<Row>({ columns, rows, keyOf, none, first, ...frame }: Props<Row>) {
  const most = usePhone() ? FIRST_ON_PHONES : first;
  return (
    <ListFrame
      {...frame}
      rows={
        rows.length > 0 ? (
          <Ledger caption={frame.title} columns={columns} rows={rows} keyOf={keyOf} {...(most && { first: most })} />
        ) : (
          <Empty title={none.title}>{none.hint}</Empty>
        )
      }
    />
  );
}
