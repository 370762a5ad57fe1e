import type { DetailsHTMLAttributes, ReactNode } from "react";
import { ChevronDown, Icon } from "./icon.tsx";

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "title"> & {
  title: ReactNode;
  /** The content at the end of the line, before the arrow. */
  note?: ReactNode;
};

/** A line that opens what is below it; those with the same `name` close each other. */
export function Disclosure({ title, note, children, className = "", ...rest }: Props) {
  return (
    <details {...rest} className={`disclosure ${className}`}>
      <summary className="flex min-h-11 items-center gap-3">
        <span className="grow font-medium">{title}</span>
        {note && <span className="text-small text-ink-soft">{note}</span>}
        <Icon of={ChevronDown} size={18} className="disclosure-arrow text-ink-soft" />
      </summary>
      {children}
    </details>
  );
}
