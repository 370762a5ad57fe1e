import type { ReactNode } from "react";

interface Props {
  /** The list of errors, above the fields. */
  summary: ReactNode;
  children: ReactNode;
  /** Buttons and content beside them; none if the fields include the buttons. */
  actions?: ReactNode;
}

/** Arranges a form's parts. They span all columns if the form is a grid. */
export function FormFrame({ summary, children, actions }: Props) {
  return (
    <>
      {summary}
      {children}
      {actions && <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>}
    </>
  );
}
