import type { OfficeRefundAmounts } from "@azulejo/contract/areas/office/returns.ts";
import { useEffect, useState } from "react";
import { CallRefused } from "../../../call/call-failures.ts";
import { callOffice } from "../../../call/call-office.ts";
import type { CallInput } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";

const PAUSE_MS = 120;

interface Preview {
  amounts: OfficeRefundAmounts | null;
  /** Why there are no amounts. */
  refusal: string | null;
}

/** Requests the exact amounts of a refund whenever the input changes. */
export function usePreview<Name extends "previewRefund" | "previewReturn">(name: Name, input: CallInput<Name> | null): Preview {
  const [preview, setPreview] = useState<Preview & { of: string }>({ amounts: null, refusal: null, of: "" });
  const asked = input === null ? "" : JSON.stringify(input);
  useEffect(() => {
    if (asked === "") return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void signedInCall(() => callOffice(name, JSON.parse(asked) as CallInput<Name>, { signal: asking.signal }))
        .then((amounts) => setPreview({ amounts: amounts as OfficeRefundAmounts, refusal: null, of: asked }))
        .catch((error: unknown) => {
          if (error instanceof CallRefused) setPreview({ amounts: null, refusal: error.messages.join(" "), of: asked });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name, asked]);
  return preview.of === asked ? preview : { amounts: null, refusal: null };
}
