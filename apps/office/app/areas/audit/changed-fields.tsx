import type { AuditEntry } from "@azulejo/contract/areas/office.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { fieldLines } from "./field-lines.ts";

/** A record's fields before and after a change, side by side. */
export function ChangedFields({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const t = useText();
  const named = useTextOr();
  const { money } = useFormats();
  const words = {
    yes: t("audit.yes"),
    no: t("audit.no.value"),
    none: "—",
    money,
    percent: (hundredths: number) => t("audit.percent", { percent: hundredths / 100 }),
    off: (hundredths: number) => t("prices.off", { percent: hundredths / 100 }),
    name: (field: string) => named(`audit.field.${field}`, field),
  };
  const lines = fieldLines(before, after, words);
  if (lines.length === 0) return "—";
  return (
    <table className="changed-fields">
      <caption className="sr-only">{t("audit.change")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("audit.field")}</th>
          <th scope="col">{t("audit.before")}</th>
          <th scope="col">{t("audit.after")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, was, is }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="soft">{was}</td>
            <td>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
