import type { SelectHTMLAttributes } from "react";
import { ChevronDown, Icon } from "./icon.tsx";

type Props = { [K in keyof SelectHTMLAttributes<HTMLSelectElement>]?: SelectHTMLAttributes<HTMLSelectElement>[K] | undefined } & {
  /** Draws no border, for a cell of a toolbar. */
  bare?: boolean;
};

/** The platform's own list, with our arrow. Without a visible label it needs `aria-label`. */
export function Select({ bare = false, className = "", ...rest }: Props) {
  const frame = bare ? "" : "border border-ink-soft bg-paper aria-invalid:border-clay";
  return (
    <span className={`relative inline-flex min-w-0 ${className}`}>
      <select {...rest} className={`h-full min-h-11 w-full appearance-none pl-3 pr-9 text-ink disabled:opacity-60 ${frame}`} />
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-2.5 top-1/2 -translate-y-1/2" />
    </span>
  );
}
