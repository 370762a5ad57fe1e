import type { SelectHTMLAttributes } from "react";

type Props = { [K in keyof SelectHTMLAttributes<HTMLSelectElement>]?: SelectHTMLAttributes<HTMLSelectElement>[K] | undefined } & {
  /** Without a border, for use in a toolbar. */
  bare?: boolean;
};

/** The platform's select with the shop's arrow. Without a visible label it needs `aria-label`. */
export function Select({ bare = false, className = "", ...rest }: Props) {
  return (
    <span className={`choice-list ${className}`}>
      <select {...rest} {...(bare && { className: "bare" })} />
    </span>
  );
}
