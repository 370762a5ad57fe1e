import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

const looks = {
  primary: "button",
  quiet: "button button-quiet",
  /** Less high, for toolbars on dense pages. */
  tool: "button button-quiet button-tool",
  plain: "button button-plain",
} as const;

interface Look {
  look?: keyof typeof looks;
}

export const buttonClass = (look: keyof typeof looks = "primary", more = ""): string =>
  more === "" ? looks[look] : `${looks[look]} ${more}`;

export function Button({ look = "primary", className = "", ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button {...rest} className={buttonClass(look, className)} />;
}

export function ButtonLink({ look = "primary", className = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return <a {...rest} className={buttonClass(look, className)} />;
}
