import type { ReactNode } from "react";

interface Props {
  /** The errors, above the fields. */
  summary: ReactNode;
  children: ReactNode;
  /** Buttons and the content next to them; a form whose fields include its buttons has none. */
  actions?: ReactNode;
}

/** The order of a form's parts; spans all columns of a form that is a grid. */
export function FormFrame({ summary, children, actions }: Props) {
  return (
    <>
      {summary}
      {children}
      {actions && <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>}
    </>
  );
}
