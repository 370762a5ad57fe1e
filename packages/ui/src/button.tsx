import type { ButtonHTMLAttributes, AnchorHTMLAttributes } from "react";

export type ButtonLook = "primary" | "secondary" | "quiet";

const base = "inline-flex min-h-11 items-center justify-center gap-2 px-5 py-2 text-center font-medium no-underline transition-colors disabled:opacity-60";
const looks: Record<ButtonLook, string> = {
  primary: "bg-glaze text-on-glaze hover:bg-glaze-deep",
  secondary: "border border-ink bg-transparent text-ink hover:bg-ink hover:text-wall",
  quiet: "px-2 text-glaze underline underline-offset-4 hover:text-glaze-deep",
};

/** The classes of a button, for links that a router renders. */
export const buttonClass = (look: ButtonLook = "primary", more = ""): string => `${base} ${looks[look]} ${more}`;

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; pending?: boolean };

/** While pending it keeps its focus and says that it is busy; a second press does nothing. */
export function Button({ look, pending = false, className, type = "submit", onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      className={buttonClass(look, className)}
    />
  );
}

export function LinkButton({ look, className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }) {
  return <a {...rest} className={buttonClass(look, className)} />;
}
