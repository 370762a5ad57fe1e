import type { OfficeReservation } from "@azulejo/contract/areas/office.ts";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";

interface Props {
  reservation: OfficeReservation;
  onSaved(words: string): void;
  onClose(): void;
}

/** Makes the units of a reservation available again. */
export function ReleaseDialog({ reservation: { reservationNo, itemNo, units, sellUnit }, onSaved, onClose }: Props) {
  const t = useText();
  const unitOf = useTextOr();
  const { send, isSending, failure } = useCall("releaseReservation");
  const number = String(reservationNo);
  const counted = t("line.units", { count: units, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: units }) });
  const confirm = async (): Promise<boolean> => {
    const released = await send({ reservationNo });
    if (released) onSaved(t("reservation.released", { number }));
    return released !== null;
  };
  return (
    <ActionDialog
      title={t("reservation.releaseTitle", { number })}
      confirm={t("reservation.releaseConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t("reservation.releaseHappens", { units: counted, item: itemNo })}</p>
    </ActionDialog>
  );
}
