import type { AuditEntry } from "@azulejo/contract/areas/office.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { nameOfPlace } from "../../frame/place-names.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { fieldLines } from "./field-lines.ts";

/** A record's fields before and after a change, side by side; without the column of values before if there are none. */
export function ChangedFields({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const t = useText();
  const named = useTextOr();
  const { money } = useFormats();
  const text = useValueText();
  const words = {
    yes: t("audit.yes"),
    no: t("audit.no.value"),
    none: "—",
    money,
    percent: (hundredths: number) => t("audit.percent", { percent: hundredths / 100 }),
    off: (hundredths: number) => t("prices.off", { percent: hundredths / 100 }),
    name: (field: string) => named(`audit.field.${field}`, field),
    text,
  };
  const lines = fieldLines(before, after, words);
  if (lines.length === 0) return "—";
  const hasBefore = lines.some(({ was }) => was.join() !== words.none);
  return (
    <table className={`changed-fields ${hasBefore ? "has-before" : ""}`}>
      <caption className="sr-only">{t("audit.change")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("audit.field")}</th>
          {hasBefore && <th scope="col">{t("audit.before")}</th>}
          <th scope="col">{t("audit.after")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, was, is }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {hasBefore && (
              <td className="soft">
                <Values of={was} />
              </td>
            )}
            <td>
              <Values of={is} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Values = ({ of }: { of: readonly string[] }) =>
  of.map((value, index) => (
    <span key={index}>
      <UnbrokenNumbers>{value}</UnbrokenNumbers>
    </span>
  ));

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Where a promised line's goods are: the kind and the place's code. */
const source = /^(on_hand|transfer):([\w-]+)$/;

/** Returns a function that writes days, and the reasons of promised dates, as the reader's language has them. */
function useValueText() {
  const t = useText();
  const named = useTextOr();
  const formats = useFormats();
  return (field: string, value: string): string => {
    if (day.test(value)) return formats.day(value);
    if (field !== "reason") return value;
    const [, kind, place] = source.exec(value) ?? [];
    if (kind && place) return t(`promise.${kind as "on_hand" | "transfer"}`, { place: nameOfPlace(place) });
    return named(`delay.${value}`, value);
  };
}
