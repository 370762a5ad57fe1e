import { useText } from "../../../i18n/text.ts";
import type { Components } from "./blok.ts";
import type { Difference } from "./differences.ts";
import { useContentWords } from "./editor-context.ts";

interface Props {
  differences: readonly Difference[];
  components: Components;
  /** Names the list for screen readers. */
  label: string;
}

/** The differences between two versions: each field before and after. */
export function DifferenceList({ differences, components, label }: Props) {
  const t = useText();
  const words = useContentWords();
  if (differences.length === 0) return <p className="soft">{t("content.noDifference")}</p>;
  const titleOf = ({ component, field, language }: Difference) =>
    [words.component(component, components), field && words.field(field), language && words.language(language)].filter(Boolean).join(", ");
  return (
    <ul aria-label={label} className="differences">
      {differences.map((one, at) => (
        <li key={at}>
          <p className="soft">
            {titleOf(one)}
            {one.kind !== "changed" && `: ${t(`content.difference.${one.kind}`)}`}
          </p>
          {one.before && (
            <p>
              <del>{one.before}</del>
            </p>
          )}
          {one.after && (
            <p>
              <ins>{one.after}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
