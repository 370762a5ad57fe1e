import type { DetailsHTMLAttributes, ReactNode } from "react";

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "title"> & {
  title: ReactNode;
  /** The content at the end of the line, before the arrow. */
  note?: ReactNode;
};

/** A heading that expands its content; those with the same `name` close each other. */
export function Disclosure({ title, note, children, className = "", ...rest }: Props) {
  return (
    <details {...rest} className={className ? `disclosure ${className}` : "disclosure"}>
      <summary>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </summary>
      {children}
    </details>
  );
}
