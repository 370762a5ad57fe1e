import { Notice } from "@azulejo/ui/notice.tsx";
import { useEffect } from "react";
import { checkAge } from "../../shell/browser/sent-form.ts";

/** Says why a form of the bag was refused. A page that is older than the server loads anew. */
export function RefusalNotice({ refusal }: { refusal: { messages?: string[] | undefined; fields: Record<string, string> } }) {
  useEffect(() => void checkAge(refusal), [refusal]);
  return <Notice kind="alert">{refusal.messages?.join(" ")}</Notice>;
}
