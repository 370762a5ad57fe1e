import { Notice } from "@azulejo/ui/notice.tsx";
import type { FormFaults } from "./form-faults.ts";

/** Errors of a page whose forms are single buttons. */
export function FaultsNotice({ faults }: { faults: FormFaults | null | undefined }) {
  return faults ? <Notice kind="alert">{faults.messages.join(" ")}</Notice> : null;
}
