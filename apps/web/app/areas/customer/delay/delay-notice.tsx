import type { customer, ValueOf } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { day } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";

type Receipt = ValueOf<typeof customer.receipt>;

/** Asks about each postponed date on the order's page, as the email does. */
export function DelayNotice({ receipt, language }: { receipt: Receipt; language: Language }) {
  const t = useText();
  const address = useAddress();
  return receipt.delays.map(({ delayId, promisedOn, answerBy, lineIds }) => {
    const items = receipt.lines.filter((_, index) => lineIds.includes(receipt.progress[index]?.lineId ?? 0));
    return (
      <section key={delayId} className="border-y border-ink py-5 print:hidden">
        <h2 className="font-sans text-base font-medium">{t("delay.openTitle", { day: day(promisedOn, language, "long") })}</h2>
        <p className="mt-1">{items.map((line) => line.name).join(", ")}</p>
        <p className="mt-2 max-w-prose">{t("delay.openText", { by: day(answerBy, language, "long") })}</p>
        <p className="mt-4">
          <ButtonLink href={address(`order/receipt/${receipt.receiptId}/delay/${delayId}`)}>{t("delay.open")}</ButtonLink>
        </p>
      </section>
    );
  });
}
