import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const base =
  "inline-flex items-center justify-center gap-2 text-center font-medium transition-colors duration-200 disabled:opacity-60 no-underline";
const looks = {
  primary: "min-h-11 px-5 py-2 bg-glaze text-on-glaze hover:bg-glaze-deep",
  quiet: "min-h-11 px-5 py-2 border border-ink text-ink hover:bg-ink hover:text-wall",
  /** Lower, for rows of tools on dense pages. */
  tool: "min-h-9 px-3 py-1 border border-ink text-small text-ink hover:bg-ink hover:text-wall",
  plain: "min-h-6 [&]:underline hover:text-glaze",
} as const;

interface Look {
  look?: keyof typeof looks;
}

export const buttonClass = (look: keyof typeof looks = "primary", more = ""): string => `${base} ${looks[look]} ${more}`;

export function Button({ look = "primary", className = "", ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button {...rest} className={buttonClass(look, className)} />;
}

export function ButtonLink({ look = "primary", className = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return <a {...rest} className={buttonClass(look, className)} />;
}
