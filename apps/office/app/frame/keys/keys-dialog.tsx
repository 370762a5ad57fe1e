import { Dialog } from "@azulejo/ui/dialog.tsx";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { type RefObject, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { KeyCap } from "./key-cap.tsx";
import { areKeysOn, switchKeys } from "./key-preference.ts";
import { useAllKeys } from "./use-keys.ts";

/** All keys that work on this page, and the switch that turns them off. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const t = useText();
  const keys = useAllKeys();
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog ref={ref} title={t("keys.title")} closeLabel={t("frame.close")}>
      <Checkbox
        name="keys"
        label={t("keys.on")}
        hint={t("keys.onHint")}
        checked={isOn}
        onChange={({ currentTarget }) => {
          switchKeys(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      <ul className="all-keys">
        {keys.map(({ keys: typed, label }) => (
          <li key={typed}>
            <span>{label}</span>
            <KeyCap keys={typed} />
            <span className="sr-only">{typed}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
