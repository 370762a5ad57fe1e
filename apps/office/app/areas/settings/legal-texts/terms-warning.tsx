import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useText } from "../../../i18n/text.ts";

type Terms = CallValue<"legalTexts">["terms"];

interface Props {
  terms: Terms;
  onSet(version: string): void;
}

/** Warns if buyers agree to a version of the terms of sale other than the published one. */
export function TermsWarning({ terms: { agreed, published }, onSet }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("setTermsVersion");
  if (agreed === published) return null;
  const set = async (version: string) => {
    if (await send({ was: agreed, version })) onSet(version);
  };
  return (
    <div className="page-text stack">
      <Notice kind="alert">
        <p>{published === null ? t("legal.noTerms", { agreed }) : t("legal.otherTerms", { agreed, published })}</p>
        {published !== null && (
          <p className="mt-2">
            <Button type="button" look="tool" disabled={isSending} onClick={() => void set(published)}>
              {t("legal.setTerms", { published })}
            </Button>
          </p>
        )}
      </Notice>
      <FailureNotice failure={failure} />
    </div>
  );
}
