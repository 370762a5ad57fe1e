import { Button } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import type { ReactNode } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import type { Draft } from "./use-draft.ts";

interface Props<Row> {
  draft: Draft;
  path: Path;
  label: string;
  rows: readonly Row[];
  /** The values of a new row. */
  fresh: Row;
  children(path: Path): ReactNode;
}

/** A list of settings: rows can be added, changed and removed. */
export function SettingRows<Row>({ draft, path, label, rows, fresh, children }: Props<Row>) {
  const t = useText();
  return (
    <fieldset>
      <legend className="text-small">{label}</legend>
      <ul className="setting-rows">
        {rows.map((_, at) => (
          <li key={at}>
            {children([...path, at])}
            <button
              type="button"
              className="icon-button row-end"
              aria-label={t("settings.removeRow", { row: at + 1, list: label })}
              onClick={() =>
                draft.set(
                  path,
                  rows.filter((_row, other) => other !== at),
                )
              }
            >
              <Icon of={Close} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <Button type="button" look="tool" onClick={() => draft.set(path, [...rows, fresh])}>
        {t("settings.addToList", { list: label })}
      </Button>
    </fieldset>
  );
}
