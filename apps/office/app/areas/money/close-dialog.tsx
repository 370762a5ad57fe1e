import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  /** yyyy-mm */
  month: string;
  onClosed(): void;
  onClose(): void;
}

/** Closes a month and all months before it. */
export function CloseDialog({ month, onClosed, onClose }: Props) {
  const t = useText();
  const formats = useFormats();
  const { send, isSending, failure } = useCall("closeMonth");
  const confirm = async (): Promise<boolean> => {
    const closed = await send({ month });
    if (closed) onClosed();
    return closed !== null;
  };
  const name = formats.month(month);
  return (
    <ActionDialog
      title={t("books.close", { month: name })}
      confirm={t("books.closeConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("books.closeHappens")}</p>
    </ActionDialog>
  );
}
