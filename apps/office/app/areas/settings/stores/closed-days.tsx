import { Button } from "@azulejo/ui/button.tsx";
import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Draft } from "../draft/use-draft.ts";

/** Days on which only this store is closed. */
export function ClosedDays({ draft, at }: { draft: Draft; at: number }) {
  const t = useText();
  const { day } = useFormats();
  const [added, setAdded] = useState("");
  const closedOn = draft.typed.stores[at]?.closedOn ?? [];
  const set = (days: string[]) => draft.set(["stores", at, "closedOn"], days);
  const add = () => {
    if (added !== "" && !closedOn.includes(added)) set([...closedOn, added].sort());
    setAdded("");
  };
  return (
    <fieldset>
      <legend className="text-small">{t("settings.path.stores.closedOn")}</legend>
      <ul className="py-1">
        {closedOn.map((date) => (
          <li key={date} className="flex items-center gap-2">
            {day(date)}
            <button
              type="button"
              className="icon-button"
              aria-label={t("settings.removeClosedDay", { day: day(date) })}
              onClick={() => set(closedOn.filter((one) => one !== date))}
            >
              <Icon of={Close} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div className="filter-form">
        <input
          type="date"
          aria-label={t("settings.closedDay")}
          className="min-h-9 border border-ink-soft bg-paper px-2 text-ink"
          value={added}
          onChange={({ currentTarget }) => setAdded(currentTarget.value)}
        />
        <Button type="button" look="tool" onClick={add} disabled={added === ""}>
          {t("settings.addClosedDay")}
        </Button>
      </div>
    </fieldset>
  );
}
