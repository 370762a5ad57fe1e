import type { LegalTextDraft } from "@azulejo/contract/areas/office/settings/legal-texts.ts";
import { TextArea } from "@azulejo/ui/field.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { shopZone } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { MomentField } from "../../content/releases/moment-field.tsx";
import { typedMoment } from "../../content/releases/typed-moment.ts";

export type DraftStep = "ask" | "approve" | "refuse";

interface Props {
  step: DraftStep;
  text: { storyId: number; name: string; draft: LegalTextDraft };
  /** Called with a message about the result. */
  onDone(words: string): void;
  onClose(): void;
}

const calls = { ask: "askRelease", approve: "approveRelease", refuse: "refuseRelease" } as const;

/** A draft's next step: requesting, approving or refusing a release that contains only this text. */
export function DraftDialog({ step, text: { storyId, name, draft }, onDone, onClose }: Props) {
  const t = useText();
  const ask = useCall(calls.ask);
  const approve = useCall(calls.approve);
  const refuse = useCall(calls.refuse);
  const { isSending, failure } = { ask, approve, refuse }[step];
  const id = draft.release?.id ?? 0;
  const send = async (form: FormData): Promise<boolean> => {
    const words = String(form.get("words") ?? "");
    if (step === "ask") {
      const stories = [{ id: storyId, lockVersion: draft.lockVersion }];
      const asked = await ask.send({ name, action: "publish", stories, publishAt: null, note: words });
      if (asked) onDone(t("legal.asked", { name }));
      return asked !== null;
    }
    if (step === "refuse") {
      const refused = await refuse.send({ id, reason: words.replaceAll(/\s+/g, " ") });
      if (refused) onDone(t("legal.refused", { name }));
      return refused !== null;
    }
    const publishAt = typedMoment(form.get("publishAt"));
    const approved = await approve.send({ id, publishAt });
    if (approved) onDone(t(publishAt === null ? "legal.published" : "legal.approved", { name }));
    return approved !== null;
  };
  return (
    <ActionDialog
      title={t(`legal.${step}Title`, { name })}
      confirm={t(`legal.${step}`)}
      isSending={isSending}
      failure={failure}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`legal.${step}Happens`)}</p>
      {step === "approve" && <MomentField isRequired={false} at={null} hint={t("releases.zoneOrNow", { zone: shopZone() })} />}
      {step === "ask" && <TextArea name="words" label={t("legal.noteFor")} rows={3} maxLength={1000} />}
      {step === "refuse" && <TextArea name="words" label={t("legal.reason")} rows={3} maxLength={500} required />}
    </ActionDialog>
  );
}
