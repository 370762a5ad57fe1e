import type { customer, ValueOf } from "@azulejo/contract";
import { dayInWords } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

type Receipt = ValueOf<typeof customer.receipt>;

/** The next steps of lines that are still to come; renders nothing if all were delivered, collected or canceled. */
export function NextSteps({ receipt, language }: { receipt: Receipt; language: Language }) {
  const t = useText();
  const open = receipt.lines.filter((line, index) => {
    const { shipped, canceled } = receipt.progress[index] ?? { shipped: 0, canceled: 0 };
    return shipped + canceled < line.quantity;
  });
  const last = (fulfilment: string) =>
    open
      .flatMap((line) => (line.fulfilment === fulfilment && line.promisedOn ? [line.promisedOn] : []))
      .sort()
      .at(-1);
  const [delivered, ready] = [last("DLVR"), last("PKUP")];
  const steps = [
    ...(delivered ? [t("receipt.next.DLVR", { day: dayInWords(delivered, language) })] : []),
    ...(delivered && receipt.deliveries.some((one) => one.service === "freight") ? [t("receipt.next.call", { phone: receipt.phone })] : []),
    ...(ready && receipt.pickupStore
      ? [t("receipt.next.PKUP", { store: receipt.pickupStore.name, day: dayInWords(ready, language), order: String(receipt.orderNo) })]
      : []),
    ...(open.some((line) => line.fulfilment === "ELTR") ? [t("receipt.next.ELTR")] : []),
  ];
  // Nothing happens until the order is paid.
  const isHeld = receipt.payments.some((one) => one.state === "returned");
  if (receipt.isCanceled || isHeld || steps.length === 0) return null;
  return (
    <section className="border-y border-ink py-5">
      <h2 className="font-sans text-base font-medium">{t("receipt.next")}</h2>
      <ol className="mt-2 space-y-1">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
