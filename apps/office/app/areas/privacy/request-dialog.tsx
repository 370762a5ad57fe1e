import type { PrivacyRequestDetails } from "@azulejo/contract/areas/office/privacy.ts";
import { TextArea } from "@azulejo/ui/field.tsx";
import type { Failure } from "../../call/use-call.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

export type RequestAct = "verify" | "extend" | "erase" | "finish" | "refuse";

interface Props {
  act: RequestAct;
  request: PrivacyRequestDetails;
  onDone(answer: PrivacyRequestDetails): void;
  onClose(): void;
}

/** Asks for the text that an action needs, and explains the action. */
export function RequestDialog({ act, request: { requestNo, name }, onDone, onClose }: Props) {
  const t = useText();
  const verify = useCall("verifyPrivacyRequest");
  const extend = useCall("extendPrivacyRequest");
  const erase = useCall("erasePrivacyData");
  const close = useCall("closePrivacyRequest");
  const sends: Record<
    RequestAct,
    { isSending: boolean; failure: Failure | null; send(words: string): Promise<PrivacyRequestDetails | null> }
  > = {
    verify: { ...verify, send: (how) => verify.send({ requestNo, how }) },
    extend: { ...extend, send: (reason) => extend.send({ requestNo, reason }) },
    erase: { ...erase, send: () => erase.send({ requestNo, confirm: "DELETE" }) },
    finish: { ...close, send: (note) => close.send({ requestNo, outcome: "done", note }) },
    refuse: { ...close, send: (note) => close.send({ requestNo, outcome: "refused", note }) },
  };
  const { isSending, failure, send } = sends[act];
  const confirm = async (form: FormData): Promise<boolean> => {
    const answer = await send(String(form.get("words") ?? "").trim());
    if (answer) onDone(answer);
    return answer !== null;
  };
  return (
    <ActionDialog
      title={t(`privacy.title.${act}`, { name })}
      confirm={t(`privacy.act.${act}`)}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t(`privacy.happens.${act}`)}</p>
      {act !== "erase" && <TextArea name="words" label={t(`privacy.words.${act}`)} rows={3} maxLength={1000} required />}
    </ActionDialog>
  );
}
