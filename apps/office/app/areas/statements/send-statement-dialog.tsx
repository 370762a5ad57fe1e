import { SelectField } from "@azulejo/ui/field.tsx";
import type { CallValue } from "../../call/calls.ts";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  customerId: number;
  month: string;
  readers: CallValue<"customerStatements">["readers"];
  onSent(email: string): void;
  onClose(): void;
}

/** Emails a statement to one of the business's people. */
export function SendStatementDialog({ customerId, month, readers, onSent, onClose }: Props) {
  const t = useText();
  const { month: monthName } = useFormats();
  const { send, isSending, failure } = useCall("sendStatement");
  const confirm = async (form: FormData): Promise<boolean> => {
    const sent = await send({ customerId, month, accountId: Number(form.get("accountId")) });
    if (sent) onSent(sent.email);
    return sent !== null;
  };
  return (
    <ActionDialog
      title={t("statements.sendTitle", { month: monthName(month) })}
      confirm={t("statements.sendConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField name="accountId" label={t("statements.to")}>
        {readers.map(({ accountId, name, email }) => (
          <option key={accountId} value={accountId}>
            {name ? `${name}, ${email}` : email}
          </option>
        ))}
      </SelectField>
      <p className="what-happens">{t("statements.sendHappens")}</p>
    </ActionDialog>
  );
}
