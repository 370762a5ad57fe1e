import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useText } from "../../../i18n/text.ts";
import { barePathOf } from "./bare-path-of.ts";

/** Shows to which address the shop would redirect an address. */
export function TryAddress() {
  const t = useText();
  const { send, isSending, failure } = useCall("tryAddress");
  const [tried, setTried] = useState<{ path: string; answer: CallValue<"tryAddress"> } | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = barePathOf(String(new FormData(event.currentTarget).get("path")));
    const answer = await send({ path });
    setTried(answer && { path, answer });
  };
  return (
    <form className="filter-form" onSubmit={(event) => void submit(event)}>
      <div className="field-slot">
        <Field name="path" label={t("redirects.try")} maxLength={300} required autoComplete="off" spellCheck={false} />
      </div>
      <Button type="submit" look="tool" disabled={isSending}>
        {t("redirects.tryGo")}
      </Button>
      <FailureNotice failure={failure} />
      <p role="status" className="w-full break-all empty:absolute">
        {tried && <Outcome {...tried} />}
      </p>
    </form>
  );
}

function Outcome({ path, answer: { steps, result, isLoop } }: { path: string; answer: CallValue<"tryAddress"> }) {
  const t = useText();
  if (isLoop) return <span className="warn">{t("redirects.loop", { path })}</span>;
  if (!result) return t("redirects.stays", { path });
  const chain =
    steps.length > 1
      ? t("redirects.through", {
          chain: steps
            .slice(0, -1)
            .map(({ to }) => to)
            .join(", "),
        })
      : "";
  return [t("redirects.leads", { path, to: result.to, status: result.status }), chain].filter(Boolean).join(" ");
}
