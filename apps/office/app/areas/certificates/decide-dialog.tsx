import type { OfficeTaxExemption } from "@azulejo/contract/areas/office.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { useText } from "../../i18n/text.ts";

export interface Decision {
  certificate: OfficeTaxExemption;
  isApproval: boolean;
}

/** Approves a certificate, or refuses it with a reason for the customer. */
export function DecideDialog({
  certificate,
  isApproval,
  onDecided,
  onClose,
}: Decision & { onDecided(words: string): void; onClose(): void }) {
  const t = useText();
  const { send, isSending, failure } = useCall("decideTaxExemption");
  const { id, certificateNo: number, customer } = certificate;
  const confirm = async (form: FormData): Promise<boolean> => {
    const choice = isApproval
      ? { approved: true, expiresOn: String(form.get("expiresOn")) || null }
      : { approved: false, reason: String(form.get("reason")) };
    const saved = await send({ id, ...choice });
    if (saved) onDecided(t(isApproval ? "certificates.wasApproved" : "certificates.wasRefused", { number }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t(isApproval ? "certificates.approveNumber" : "certificates.refuseNumber", { number })}
      confirm={t(isApproval ? "certificates.approve" : "certificates.refuse")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t(isApproval ? "certificates.approveHappens" : "certificates.refuseHappens", { customer })}</p>
      {isApproval ? (
        <Field
          name="expiresOn"
          type="date"
          label={t("certificates.lastDay")}
          hint={t("certificates.lastDayHint")}
          defaultValue={certificate.expiresOn ?? ""}
          error={failure?.fields["expiresOn"]}
        />
      ) : (
        <Field
          name="reason"
          label={t("certificates.reason")}
          hint={t("certificates.reasonHint")}
          required
          maxLength={200}
          autoComplete="off"
          error={failure?.fields["reason"]}
        />
      )}
    </ActionDialog>
  );
}
