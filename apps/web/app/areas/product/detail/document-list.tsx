import { Rule } from "@azulejo/ui/notice.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

const named = ["productWarning", "productUseInstruction", "safetyDataSheet"];

/** Warnings, use instructions and data sheets first, then all others; one sentence joins their titles. */
export function DocumentList({ resources }: { resources: { key: string; title: string; address: string }[] }) {
  const t = useText();
  const language = useLanguage();
  if (resources.length === 0) return null;
  const sorted = resources.toSorted((a, b) => rank(a.key) - rank(b.key));
  const titles = new Intl.ListFormat(language, { type: "conjunction" }).format(sorted.map((one) => one.title));
  return (
    <section>
      <Rule>{t("product.documents")}</Rule>
      <p className="mt-2 text-small text-ink-soft">{t("product.documentTitles", { titles })}</p>
      <ul className="mt-2 text-small">
        {sorted.map((one) => (
          <li key={one.address} className="border-b border-joint py-2">
            <a href={one.address}>{one.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rank = (key: string): number => (named.includes(key) ? named.indexOf(key) : named.length);
