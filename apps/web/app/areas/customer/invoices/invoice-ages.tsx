import type { InvoicesSummary } from "@azulejo/contract/areas/customer.ts";
import { ChevronDown } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { FoldToggle } from "../figures/fold-toggle.tsx";
import { type InvoicesChoices, writeInvoicesChoices } from "./invoices-address.ts";

/** Open amounts by days past due, as a bar and as links to the invoices. */
export function InvoiceAges({ summary, choices }: { summary: InvoicesSummary; choices: InvoicesChoices }) {
  const t = useText();
  const language = useLanguage();
  const path = useAddress()("account/invoices");
  const { ages, currency } = summary;
  const [isOpen, setOpen] = useState(choices.age !== null);
  const pastDueCents = ages.reduce((sum, { age, cents }) => (age === "current" ? sum : sum + cents), 0);
  return (
    <nav aria-label={t("invoices.ages")}>
      <AgeBar ages={ages} />
      <FoldToggle icon={ChevronDown} isOpen={isOpen} onToggle={setOpen} className="ages-toggle">
        <span className={pastDueCents > 0 ? "text-clay" : undefined}>
          {t("invoices.pastDueSum", { amount: money(pastDueCents, language, currency) })}
        </span>
      </FoldToggle>
      <ul className="invoice-ages">
        {ages.map(({ age, cents, count }) => {
          const isChosen = choices.age === age;
          const query = writeInvoicesChoices({ ...choices, status: "open", age: isChosen ? null : age, page: 1 });
          return (
            <li key={age} className={cents > 0 ? undefined : "text-ink-soft"}>
              <a href={query ? `${path}?${query}` : path} aria-current={isChosen ? "true" : undefined}>
                <span>{t(`invoices.age.${age}`)}</span>
                <strong>{money(cents, language, currency)}</strong>
                <span>{t("invoices.ageCount", { count })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A bar with the share of each age, the oldest at the end. */
function AgeBar({ ages }: Pick<InvoicesSummary, "ages">) {
  const whole = ages.reduce((sum, { cents }) => sum + cents, 0);
  let from = 0;
  return (
    <svg className="invoice-age-bar" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      {ages
        .filter(({ cents }) => cents > 0)
        .map(({ age, cents }) => {
          const x = from;
          const width = (1000 * cents) / whole;
          from += width;
          return <rect key={age} x={x} y="0" width={Math.max(2, width - 2)} height="12" className={`age-${age.replace("+", "")}`} />;
        })}
    </svg>
  );
}
