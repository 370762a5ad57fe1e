import { useCallback, useState } from "react";
import { CallRefused, NoAnswer, SignedOut } from "../../call/call-failures.ts";
import type { Failure } from "../../call/use-call.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

/** Returns the reason why rows couldn't be read, as a message. Throws an error of the page itself again. */
export function useFailure() {
  const t = useText();
  const language = useLanguage();
  const [failure, setFailure] = useState<Failure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text follows the language
  const fail = useCallback(
    (error: unknown) => {
      const known = error instanceof NoAnswer ? t("fault.noAnswer") : error instanceof SignedOut ? t("fault.signedOut") : null;
      if (error instanceof CallRefused) setFailure({ code: error.code, messages: error.messages, fields: {} });
      else if (known) setFailure({ code: null, messages: [known], fields: {} });
      else throw error;
    },
    [language],
  );
  return { failure, fail, clear: () => setFailure(null) };
}
