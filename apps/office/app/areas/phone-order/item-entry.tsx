import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useRef, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useText } from "../../i18n/text.ts";
import { isInWords, readEntry } from "./read-entry.ts";
import type { Writing } from "./use-phone-order.ts";

/** One field for a typed or scanned item number; Enter adds the item and clears the field for the next one. */
export function ItemEntry({ change, failureOf, way }: Writing & { way: "DLVR" | "PKUP" }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState("");
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("entry") as HTMLInputElement;
    const typed = field.value;
    const entry = readEntry(typed) ?? (isInWords(typed) ? { text: typed } : null);
    setFault(entry ? "" : t("phone.entryFault"));
    if (!entry) return;
    field.value = "";
    void change("addPhoneLine", { ...entry, fulfilment: way }).then((changed) => {
      // A refused number is put back, unless the next one has already been entered.
      if (!changed && field.value === "") field.value = typed;
    });
  };
  return (
    <form ref={form} onSubmit={add} className="item-entry" noValidate>
      <FailureNotice failure={failureOf("addPhoneLine")} />
      <Field
        id="entry"
        name="entry"
        label={t("phone.entry")}
        hint={t("phone.entryHint")}
        error={fault || undefined}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" look="quiet">
        {t("phone.add")}
      </Button>
    </form>
  );
}
