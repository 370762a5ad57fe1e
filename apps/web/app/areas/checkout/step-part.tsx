import { createContext, type ReactNode, useContext } from "react";
import { useText } from "../../i18n/text.ts";
import type { Part } from "./checkout-steps.ts";

/** The part of a step that the page's address names. */
export const OpenPart = createContext<Part | null>(null);

/** A part of a step. If the page's address names it, the page opens with the focus on it; the browser does that without scripts too. */
export function StepPart({ part, className, children }: { part: Part; className?: string; children: ReactNode }) {
  const t = useText();
  const isOpen = useContext(OpenPart) === part;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset breaks the grid of the form
    <div
      id={part}
      role="group"
      aria-label={t(`step.${part}`)}
      tabIndex={-1}
      {...(isOpen && { "data-arrival": "scroll", autoFocus: true })}
      className={`step-part ${className ?? ""}`}
    >
      {children}
    </div>
  );
}
