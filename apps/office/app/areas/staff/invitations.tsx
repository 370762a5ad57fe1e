import type { StaffInvitation } from "@azulejo/contract/areas/office/staff/members.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { ActionDialog } from "../../frame/action-dialog.tsx";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Choices } from "./role-fields.tsx";
import { useStoresWords } from "./use-stores-words.ts";

interface Props extends Pick<Choices, "stores"> {
  invitations: readonly StaffInvitation[];
  /** Says what was done. */
  onDone(words: string): void;
}

/** Who is invited and hasn't accepted yet. */
export function Invitations({ invitations, stores, onDone }: Props) {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const storesOf = useStoresWords({ stores });
  const resend = useCall("resendStaffInvitation");
  const withdraw = useCall("withdrawStaffInvitation");
  const [leaving, setLeaving] = useState<StaffInvitation | null>(null);
  const sendAgain = async ({ invitationId, email }: StaffInvitation) => {
    if (await resend.send({ invitationId })) onDone(t("staff.invited", { email }));
  };
  const columns: Column<StaffInvitation>[] = [
    {
      label: t("staff.name"),
      cell: ({ name, email }) => (
        <span>
          {name}
          <small>{email}</small>
        </span>
      ),
    },
    { label: t("staff.role"), cell: ({ role }) => role.name[language] },
    { label: t("staff.stores"), cell: (one) => storesOf(one.stores) },
    { label: t("staff.invitedBy"), cell: ({ invitedBy }) => invitedBy },
    {
      label: t("staff.expires"),
      cell: ({ isExpired, expiresAt }) => (isExpired ? <span className="warn">{t("staff.expired")}</span> : moment(expiresAt)),
    },
    {
      label: t("staff.actions"),
      cell: (one) => (
        <span className="flex flex-wrap gap-2">
          <Button
            type="button"
            look="tool"
            aria-label={t("staff.resendOf", { email: one.email })}
            disabled={resend.isSending}
            onClick={() => void sendAgain(one)}
          >
            {t("staff.resend")}
          </Button>
          <Button type="button" look="tool" aria-label={t("staff.withdrawOf", { email: one.email })} onClick={() => setLeaving(one)}>
            {t("staff.withdraw")}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <FailureNotice failure={resend.failure} />
      <Ledger caption={t("staff.invitations")} columns={columns} rows={invitations} keyOf={({ invitationId }) => invitationId} />
      {leaving && (
        <ActionDialog
          title={t("staff.withdrawTitle", { email: leaving.email })}
          confirm={t("staff.withdraw")}
          isSending={withdraw.isSending}
          failure={withdraw.failure}
          onConfirm={async () => {
            const done = await withdraw.send({ invitationId: leaving.invitationId });
            if (done) onDone(t("staff.withdrawn", { email: leaving.email }));
            return done !== null;
          }}
          onClose={() => setLeaving(null)}
        >
          <p className="what-happens">{t("staff.withdrawHappens")}</p>
        </ActionDialog>
      )}
    </>
  );
}
