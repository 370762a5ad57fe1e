import type { ReactNode } from "react";

const tones = { plain: "bg-paper", sale: "bg-paper text-clay", warning: "bg-paper border-l-4 border-l-clay" };

interface Props {
  tone: keyof typeof tones;
  text: string;
  /** The link, if there is one. */
  children?: ReactNode;
  className?: string;
}

/** A notice below the site's header; also used as a preview in the office. */
export function BannerStrip({ tone, text, children, className = "" }: Props) {
  return (
    <div className={`border-b border-joint ${tones[tone]}`}>
      <p className={`flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2 text-small ${className}`}>
        <span className="whitespace-pre-line">{text}</span>
        {children}
      </p>
    </div>
  );
}
