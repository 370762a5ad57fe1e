import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import { type ChoiceKind, choicesOf } from "../variant-rules.ts";

interface Props {
  kind: Exclude<ChoiceKind, "size">;
  variants: Variant[];
  selected: Variant;
}

/** Finish or thickness as buttons; a single value is plain text. */
export function FinishChoice({ kind, variants, selected }: Props) {
  const t = useText();
  const language = useLanguage();
  const choices = choicesOf(variants, selected, kind);
  const [only] = choices;
  if (!only || only.value === "none" || (kind === "thickness" && choices.length < 2)) return null;
  return (
    <section>
      <div className="choice-head">
        <h2>{t(`product.${kind}`)}</h2>
        {choices.length === 1 && <strong>{only.label}</strong>}
      </div>
      {choices.length > 1 && (
        <ul className="flex flex-wrap pl-px">
          {choices.map((choice) => (
            <li key={choice.value} className="segment">
              <a
                href={`?item=${encodeURIComponent(choice.itemNo)}`}
                data-replace
                aria-current={choice.selected ? "true" : undefined}
                className="finish-cell"
              >
                {choice.label}
                {!choice.exact && <span className="sr-only"> {textOr(language, "product.otherCombination", "")}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
