import type { StaffInvitation } from "@azulejo/contract/areas/office/staff/members.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { CallDialog } from "../../frame/pages/call-dialog.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Choices } from "./role-fields.tsx";
import { useStoresWords } from "./use-stores-words.ts";

interface Props extends Pick<Choices, "stores"> {
  invitations: readonly StaffInvitation[];
  /** Called with a message about the result. */
  onDone(words: string): void;
}

/** Invitations that haven't been accepted yet. */
export function Invitations({ invitations, stores, onDone }: Props) {
  const t = useText();
  const resend = useCall("resendStaffInvitation");
  const [leaving, setLeaving] = useState<StaffInvitation | null>(null);
  const sendAgain = async ({ invitationId, email }: StaffInvitation) => {
    if (await resend.send({ invitationId })) onDone(t("staff.invited", { email }));
  };
  const columns = useColumns({ stores, isSending: resend.isSending, onResend: (one) => void sendAgain(one), onWithdraw: setLeaving });
  return (
    <>
      <FailureNotice failure={resend.failure} />
      <Ledger caption={t("staff.invitations")} columns={columns} rows={invitations} keyOf={({ invitationId }) => invitationId} />
      {leaving && (
        <CallDialog
          call="withdrawStaffInvitation"
          title={t("staff.withdrawTitle", { email: leaving.email })}
          confirm={t("staff.withdraw")}
          inputOf={() => ({ invitationId: leaving.invitationId })}
          onDone={() => onDone(t("staff.withdrawn", { email: leaving.email }))}
          onClose={() => setLeaving(null)}
        >
          <p className="what-happens">{t("staff.withdrawHappens")}</p>
        </CallDialog>
      )}
    </>
  );
}

interface Acts extends Pick<Props, "stores"> {
  isSending: boolean;
  onResend(invitation: StaffInvitation): void;
  onWithdraw(invitation: StaffInvitation): void;
}

function useColumns({ stores, isSending, onResend, onWithdraw }: Acts): Column<StaffInvitation>[] {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const storesOf = useStoresWords({ stores });
  return [
    {
      label: t("staff.name"),
      cell: ({ name, email }) => (
        <span>
          {name}
          <small>{email}</small>
        </span>
      ),
    },
    { label: t("staff.role"), phone: "end", cell: ({ role }) => role.name[language] },
    { label: t("staff.stores"), cell: (one) => storesOf(one.stores) },
    { label: t("staff.invitedBy"), phone: "named", cell: ({ invitedBy }) => invitedBy },
    {
      label: t("staff.expires"),
      phone: "named",
      cell: ({ isExpired, expiresAt }) => (isExpired ? <span className="warn">{t("staff.expired")}</span> : moment(expiresAt)),
    },
    {
      label: t("staff.actions"),
      phone: "acts",
      cell: (one) => (
        <span className="flex flex-wrap gap-2">
          <Button
            type="button"
            look="tool"
            aria-label={t("staff.resendOf", { email: one.email })}
            disabled={isSending}
            onClick={() => onResend(one)}
          >
            {t("staff.resend")}
          </Button>
          <Button type="button" look="tool" aria-label={t("staff.withdrawOf", { email: one.email })} onClick={() => onWithdraw(one)}>
            {t("staff.withdraw")}
          </Button>
        </span>
      ),
    },
  ];
}
