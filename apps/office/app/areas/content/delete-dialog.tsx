import type { OfficeStoryRow } from "@azulejo/contract/areas/office.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

interface Props {
  story: OfficeStoryRow;
  onDeleted(): void;
  onClose(): void;
}

export function DeleteDialog({ story, onDeleted, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("deleteContentStory");
  const remove = async (): Promise<boolean> => {
    const done = await send({ id: story.id, lockVersion: story.lockVersion });
    if (done) onDeleted();
    return done !== null;
  };
  return (
    <ActionDialog
      title={t("content.deleteTitle", { name: story.name })}
      confirm={t("content.delete")}
      isSending={isSending}
      failure={failure}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t(story.isFolder ? "content.deleteFolder" : "content.deleteText")}</p>
    </ActionDialog>
  );
}
