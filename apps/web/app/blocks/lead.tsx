import type { LinkValue } from "@azulejo/contract/content/field-types.ts";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import type { ReactNode } from "react";

interface Props {
  link: LinkValue | null | undefined;
  label: string | null | undefined;
  look?: "text" | "quiet";
}

/** A link of content; nothing without address or words. Another site opens beside this one only when the editor says so. */
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

/** Children inside a link, or without one where there is no address. */
export function Linked({ link, className, children }: { link: LinkValue | null | undefined; className: string; children: ReactNode }) {
  return link?.href ? (
    <a href={link.href} className={`no-underline ${className}`}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
