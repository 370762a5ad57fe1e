import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A value that was chosen and can be taken back. */
export function Chip({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a href={href} aria-label={label} className="inline-flex min-h-9 items-center gap-2 border border-ink-soft bg-paper px-3 py-1 text-note no-underline hover:border-ink">
      {children}
      <Icon name="close" className="size-3.5" />
    </a>
  );
}

interface PriceProps {
  /** Written out: "$4.19 per sq ft". */
  children: ReactNode;
  was?: ReactNode;
  sale?: boolean;
  className?: string;
}

export function Price({ children, was, sale = false, className = "" }: PriceProps) {
  return (
    <span className={`numerals ${className}`}>
      <span className={sale ? "font-medium text-clay" : "font-medium"}>{children}</span>
      {was && <s className="ml-2 text-ink-soft">{was}</s>}
    </span>
  );
}

const tones = { info: "border-glaze", success: "border-moss", warning: "border-clay" } as const;

/** Something to know before going on; `alert` is spoken at once. */
export function Notice({ tone = "info", alert = false, title, children }: { tone?: keyof typeof tones; alert?: boolean; title?: ReactNode; children?: ReactNode }) {
  return (
    <div role={alert ? "alert" : undefined} className={`border-l-4 bg-paper px-4 py-3 ${tones[tone]}`}>
      {title && <p className="font-medium">{title}</p>}
      {children}
    </div>
  );
}

/** Room that is being filled. */
export const Skeleton = ({ className = "h-4 w-full" }: { className?: string }) => <span aria-hidden="true" className={`skeleton block ${className}`} />;

export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>;

/** Opens and closes by itself, without script. */
export function Disclosure({ summary, open = false, children, className = "" }: { summary: ReactNode; open?: boolean; children: ReactNode; className?: string }) {
  return (
    <details open={open || undefined} className={`group border-t border-joint ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-medium">
        {summary}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** A hairline with a small label set on it. */
export function SectionRule({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-ink pt-3">
      <h2 className="text-note font-medium">{children}</h2>
      {action}
    </div>
  );
}
