import type { OfficeBuyer } from "@azulejo/contract/areas/office/phone-orders.ts";
import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { numberOrText, readNumber } from "@azulejo/contract/typed/number.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { NumberField } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { nameOfPlace } from "../../../frame/place-names.ts";
import { useMay } from "../../../frame/staff.ts";
import { wallTime } from "../../../i18n/shop-clock.ts";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { BuyerSearch } from "../../phone-order/buyer-search.tsx";
import { nameOf } from "../../phone-order/name-of.ts";
import "../../phone-order/phone-order.css";

/** The API refuses a day further ahead. */
const MAX_DAYS = 90;
const USUAL_DAYS = 7;
const DAY_MS = 86_400_000;
const PLURAL = 2;
const dayAhead = (days: number): string => wallTime(new Date(Date.now() + days * DAY_MS)).slice(0, 10);

interface Props {
  stock: CallValue<"stock">;
  lot: OfficeLot;
  onSaved(words: string): void;
  onClose(): void;
}

/** Reserves units of a lot for a customer until a day. */
export function ReserveDialog({ stock: { itemNo, sellUnit }, lot, onSaved, onClose }: Props) {
  const t = useText();
  const unitOf = useTextOr();
  const findsBuyers = useMay()("orders.write");
  const { send, isSending, failure, fail } = useCall("reserveStock");
  const [hasAccount, setHasAccount] = useState(findsBuyers);
  const [buyer, setBuyer] = useState<OfficeBuyer | null>(null);
  const [units, setUnits] = useState("");
  const free = lot.onHand - lot.reserved;
  const wanted = readNumber(units) ?? 0;
  const confirm = async (form: FormData): Promise<boolean> => {
    const typed = (name: string): string => String(form.get(name) ?? "").trim();
    if (hasAccount && !buyer) {
      fail({ code: null, messages: [t("reservation.pickCustomer")], fields: {} });
      return false;
    }
    const customer = hasAccount ? { accountId: buyer?.accountId ?? null } : { customerName: typed("customerName"), phone: typed("phone") };
    const goods = { itemNo, store: lot.store, lot: lot.code, units: numberOrText(units) };
    const saved = await send({ ...goods, ...customer, lastDay: typed("lastDay"), note: typed("note") });
    if (saved) onSaved(t("reservation.made", { count: saved.units, lot: lot.code }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t("reservation.reserveTitle", { lot: lot.code, place: nameOfPlace(lot.store) })}
      confirm={t("reservation.confirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <NumberField
        name="units"
        label={t("reservation.units", { unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: PLURAL }) })}
        min={1}
        max={free}
        required
        value={units}
        onChange={({ currentTarget }) => setUnits(currentTarget.value)}
        error={failure?.fields["units"]}
      />
      <p className="what-happens" aria-live="polite">
        {t("reservation.after", { before: free, after: free - wanted })}
      </p>
      {findsBuyers && <CustomerKind hasAccount={hasAccount} onChoose={setHasAccount} />}
      {hasAccount ? <Buyer buyer={buyer} onChoose={setBuyer} /> : <Stranger failure={failure} />}
      <LastDay failure={failure} />
    </ActionDialog>
  );
}

function CustomerKind({ hasAccount, onChoose }: { hasAccount: boolean; onChoose(hasAccount: boolean): void }) {
  const t = useText();
  return (
    <Segments
      name="customerKind"
      legend={t("reservation.customer")}
      value={hasAccount ? "with" : "without"}
      choices={[
        { value: "with", label: t("reservation.withAccount") },
        { value: "without", label: t("reservation.withoutAccount") },
      ]}
      onChoose={(value) => onChoose(value === "with")}
    />
  );
}

/** The details of a customer without an account. */
function Stranger({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <Field
        name="customerName"
        label={t("reservation.name")}
        required
        maxLength={120}
        autoComplete="off"
        error={failure?.fields["customerName"]}
      />
      <Field
        name="phone"
        type="tel"
        label={t("reservation.phone")}
        required
        maxLength={40}
        autoComplete="off"
        error={failure?.fields["phone"]}
      />
    </>
  );
}

function LastDay({ failure }: { failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <Field
        name="lastDay"
        type="date"
        label={t("reservation.lastDay")}
        hint={t("reservation.lastDayHint", { days: MAX_DAYS })}
        min={dayAhead(0)}
        max={dayAhead(MAX_DAYS)}
        defaultValue={dayAhead(USUAL_DAYS)}
        required
        error={failure?.fields["lastDay"]}
      />
      <Field name="note" label={t("reservation.note")} maxLength={200} autoComplete="off" error={failure?.fields["note"]} />
    </>
  );
}

function Buyer({ buyer, onChoose }: { buyer: OfficeBuyer | null; onChoose(buyer: OfficeBuyer | null): void }) {
  const t = useText();
  if (!buyer) return <BuyerSearch hint={t("reservation.findHint")} nobody={t("reservation.nobody")} onChoose={onChoose} />;
  return (
    <div className="chosen-buyer">
      <p>
        <strong>{nameOf(buyer)}</strong>
        <small>{[buyer.email, buyer.phone].filter(Boolean).join(", ")}</small>
      </p>
      <button type="button" className="link-button" onClick={() => onChoose(null)}>
        {t("reservation.chooseOther")}
      </button>
    </div>
  );
}
