import type { customer, ValueOf } from "@azulejo/contract";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { lazy, Suspense } from "react";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

const Figures = lazy(() => import("./figures.tsx"));

interface Props {
  receipt: ValueOf<typeof customer.receipt>;
  language: Language;
  isOpen: boolean;
}

/**
 * Shows or hides how the amounts were calculated. It is a link: data, texts and code load only with the opened page, and it works without
 * scripts.
 */
export function FiguresFold({ receipt, language, isOpen }: Props) {
  const t = useText();
  if (receipt.totalCents === null) return null;
  return (
    <section id="figures" className="border-y border-joint py-1 print:hidden">
      <a
        href={isOpen ? "?" : "?figures=1#figures"}
        className="flex min-h-11 items-center justify-between gap-3 font-medium no-underline hover:underline"
      >
        {t(isOpen ? "figures.close" : "figures.open")}
        <Icon of={ChevronDown} size={18} className={isOpen ? "rotate-180 text-ink-soft" : "text-ink-soft"} />
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <div className="pb-5">
            <Figures receipt={receipt} language={language} />
          </div>
        </Suspense>
      )}
    </section>
  );
}
