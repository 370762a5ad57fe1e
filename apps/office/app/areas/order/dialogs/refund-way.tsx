import type { OfficeOrder } from "@azulejo/contract";
import { Field } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useText } from "../../../i18n/text.ts";

export type RefundWay = "account" | "check" | "cash";

/** Returns how an order moved from another system can be refunded, the usual way first; empty for an order placed in this shop. */
export function waysOf({ earlierNo, customer }: OfficeOrder): RefundWay[] {
  if (earlierNo === null) return [];
  return customer.businessAccount === null ? ["check", "cash"] : ["account", "check", "cash"];
}

interface Props {
  ways: readonly RefundWay[];
  way: RefundWay | undefined;
  onChoose(way: RefundWay): void;
}

/** Asks how to pay a refund that can't go back to a payment. */
export function RefundWayFields({ ways, way, onChoose }: Props) {
  const t = useText();
  if (way === undefined) return null;
  return (
    <>
      <Segments
        name="way"
        legend={t("returns.way")}
        value={way}
        choices={ways.map((value) => ({ value, label: t(`returns.way.${value}`) }))}
        onChoose={(value) => onChoose(value as RefundWay)}
      />
      {way === "check" && <Field name="reference" label={t("returns.checkNumber")} maxLength={60} autoComplete="off" />}
      <p className="soft">{t(way === "account" ? "returns.wayHappens.account" : "returns.wayHappens.paid")}</p>
    </>
  );
}

/** Returns the call's input for a refund method. */
export function readWay(way: RefundWay | undefined, form: FormData) {
  if (way === undefined || way === "account") return {};
  const reference = String(form.get("reference") ?? "").trim();
  return { paidBy: way, ...(reference && { reference }) };
}
