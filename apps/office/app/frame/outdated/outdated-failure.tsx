import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import type { Failure } from "../../call/use-call.ts";
import { useText } from "../../i18n/text.ts";
import { isOutdated, loadAgain } from "./outdated-office.ts";

/** Refusals of a call that the API doesn't understand, as of a page that is older than the API. */
const UNCLEAR: readonly (string | null)[] = ["request_invalid", "request_malformed"];

/** Says below a refusal that the office was updated since the page was opened, if so, and loads it again without losing what was typed. */
export function OutdatedFailure({ failure }: { failure: Failure }) {
  const t = useText();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isGone = false;
    if (UNCLEAR.includes(failure.code)) void isOutdated().then((old) => !isGone && setOld(old));
    return () => {
      isGone = true;
    };
  }, [failure]);
  if (!isOld) return null;
  return (
    <div className="mt-2 space-y-2">
      <p>{t("outdated.failure")}</p>
      <Button type="button" look="tool" onClick={loadAgain}>
        {t("outdated.load")}
      </Button>
    </div>
  );
}
