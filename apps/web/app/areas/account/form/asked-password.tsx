import { Field } from "@azulejo/ui/field.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { useText } from "../../../i18n/text.ts";

const asking: readonly string[] = ["account_password_needed", "account_password_wrong"];

/** The field for the password, once the API asks somebody again who they are. */
export function AskedPassword({ faults, id }: { faults: Pick<FormFaults, "code"> | null | undefined; id: string }) {
  const t = useText();
  if (!faults || !asking.includes(faults.code)) return null;
  return (
    <div className="max-w-md">
      <Field
        id={id}
        name="password"
        type="password"
        label={t("account.field.currentPassword")}
        autoComplete="current-password"
        required
        autoFocus
      />
    </div>
  );
}
