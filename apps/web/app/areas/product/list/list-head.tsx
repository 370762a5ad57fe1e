import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import { LandingStyles } from "./landing/landing-styles.tsx";

interface Props {
  crumbs: Crumb[];
  heading: string;
  intro: string | null | undefined;
  total: number;
  /** Opens a landing page: the right two thirds of a wide screen, or a band above a phone's title. */
  scene?: ReactNode;
  /** Links to sections further down a landing page. */
  jumps?: { href: string; label: string }[];
  note?: ReactNode;
}

/** A list's title. On a phone it is one line with the count, so that products follow immediately; a landing page opens with a scene. */
export function ListHead({ crumbs, heading, intro, total, scene, jumps = [], note }: Props) {
  const t = useText();
  return (
    <div className={scene ? "landing-open" : ""}>
      {scene && <LandingStyles />}
      <div className={`page list-head ${scene ? "landing-words" : "lg:pt-6"}`}>
        <div className="max-lg:hidden">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <h1 className={scene ? "lg:mt-auto" : "lg:mt-4"}>{heading}</h1>
        {total > 0 && (
          <p aria-hidden="true" className="tabular shrink-0 text-small text-ink-soft lg:hidden">
            {t("list.count", { count: total })}
          </p>
        )}
        {intro && <p className={`max-w-2xl max-lg:hidden ${scene ? "mt-4" : "mt-2 text-ink-soft"}`}>{intro}</p>}
        {note && <div className="max-lg:hidden">{note}</div>}
        {jumps.length > 0 && (
          <ul className="mt-7 flex flex-wrap gap-x-6 border-t border-joint pt-1 text-small max-lg:hidden">
            {jumps.map((jump) => (
              <li key={jump.href}>
                <a href={jump.href} className="inline-flex min-h-11 items-center gap-1.5 no-underline">
                  {jump.label} <Icon of={ChevronDown} size={18} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {scene && <div className="landing-scene">{scene}</div>}
    </div>
  );
}
