// @bundle plain-blocks
import type { LinkValue } from "@azulejo/contract/content/field-types.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import type { ReactNode } from "react";

interface Props {
  link: LinkValue | null | undefined;
  label: string | null | undefined;
  look?: "text" | "quiet";
}

/** A content link; renders nothing without an address or label. Opens in a new tab only if the editor set it. */
export function Lead({ link, label, look = "text" }: Props) {
  if (!link?.href || !label) return null;
  const target = link.target === "_blank" ? { target: "_blank", rel: "noopener" } : {};
  if (look === "quiet") {
    return (
      <ButtonLink look="quiet" href={link.href} {...target}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <a href={link.href} {...target}>
      {label}
    </a>
  );
}

/** Wraps children in a link if there is an address. */
export function Linked({ link, className, children }: { link: LinkValue | null | undefined; className: string; children: ReactNode }) {
  return link?.href ? (
    <a href={link.href} className={`no-underline ${className}`}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
