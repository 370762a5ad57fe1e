import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useNavigation } from "react-router";
import type { FormFaults } from "../../form/form-faults.ts";

/** Errors of the last submission of a form. */
export function Faults({ faults }: { faults: FormFaults | null }) {
  if (!faults) return null;
  return (
    <div className="col-span-full">
      <Notice kind="alert">{faults.messages.join(" ")}</Notice>
    </div>
  );
}

/** The submit button of a form, with its success message. */
export function Save({ label, done = null }: { label: string; done?: string | null }) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="col-span-full flex flex-wrap items-center gap-4">
      <Button type="submit" disabled={busy}>
        {label}
      </Button>
      {done && <p role="status">{done}</p>}
    </div>
  );
}
