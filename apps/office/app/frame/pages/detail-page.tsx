import { type ReactNode, useId } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import type { Failure } from "../../call/use-call.ts";
import type { HelpTopic } from "../help/help-topics.ts";
import { type Fact, FactsLine } from "../ledger/facts-line.tsx";
import { PageHeading } from "../page-heading.tsx";

interface Props {
  title: string;
  help?: HelpTopic;
  /** Beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Links to the area's other pages. */
  pages?: ReactNode;
  failure?: Failure | null;
  /** The facts about the page's subject, side by side. */
  facts?: readonly Fact[];
  children: ReactNode;
}

/** The layout of a page about one record: heading with actions, its facts, its parts. */
export function DetailPage({ title, help, note, actions, pages, failure = null, facts, children }: Props) {
  return (
    <>
      <PageHeading {...(help && { help })} title={title} actions={actions}>
        {note}
      </PageHeading>
      {pages}
      {failure && (
        <div className="px-5 pb-3">
          <FailureNotice failure={failure} />
        </div>
      )}
      {facts && <FactsLine facts={facts} />}
      {children}
    </>
  );
}

interface PartProps {
  title: string;
  /** Actions at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of such a page, named by its heading. */
export function PagePart({ title, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="bar-heading">
        <h2 id={id}>{title}</h2>
        {actions && <span className="page-actions">{actions}</span>}
      </div>
      {children}
    </section>
  );
}
