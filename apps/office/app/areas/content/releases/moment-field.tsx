import { Field } from "@azulejo/ui/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { fieldMoment } from "./typed-moment.ts";

interface Props {
  isRequired: boolean;
  at: string | null;
  hint: string;
}

/** The date and time at which a release becomes public. */
export function MomentField({ isRequired, at, hint }: Props) {
  const t = useText();
  return (
    <Field
      name="publishAt"
      type="datetime-local"
      label={t("releases.at")}
      hint={hint}
      required={isRequired}
      min={fieldMoment(new Date())}
      defaultValue={at === null ? "" : fieldMoment(new Date(at))}
    />
  );
}
