import { Field } from "@azulejo/ui/field.tsx";
import { useText } from "../../../i18n/text.ts";

/** The current password of a signed-in person, required before a change. It takes the focus. */
export function CurrentPassword({ id }: { id: string }) {
  const t = useText();
  return (
    <Field
      id={id}
      name="password"
      type="password"
      label={t("account.field.currentPassword")}
      autoComplete="current-password"
      required
      autoFocus
    />
  );
}
