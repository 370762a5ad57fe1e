import type { ReactNode } from "react";

const tones = { plain: "bg-paper", sale: "bg-paper text-clay", warning: "bg-paper border-l-4 border-l-clay" };

interface Props {
  tone: keyof typeof tones;
  text: string;
  /** The link, if it has one. */
  children?: ReactNode;
  className?: string;
}

/** One notice of the site: below the header of its pages, and as it will be where it is written. */
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
