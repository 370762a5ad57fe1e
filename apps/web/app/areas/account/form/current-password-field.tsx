import type { FormFaults } from "../../../form/form-faults.ts";
import { CurrentPassword } from "./current-password.tsx";

const asking: readonly string[] = ["account_password_needed", "account_password_wrong"];

/** The password field, shown once the API requires a signed-in person to confirm their identity. */
export function CurrentPasswordField({ faults, id }: { faults: Pick<FormFaults, "code"> | null | undefined; id: string }) {
  if (!faults || !asking.includes(faults.code)) return null;
  return (
    <div className="max-w-md">
      <CurrentPassword id={id} />
    </div>
  );
}
