import type { customer, ValueOf } from "@azulejo/contract";
import { Rule } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { claimsKey } from "../claims-key.ts";
import { isLaid } from "../setting/is-laid.ts";

/** Actions that are still possible for an order, each with its last day. */
export function OrderSteps({ receipt }: { receipt: ValueOf<typeof customer.receipt> }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const own = address(`order/receipt/${receipt.receiptId}`);
  const until = (on: string) => t("orders.until", { day: day(on, language) });
  const steps: [key: string, step: ReactNode, limit: string][] = [
    ...receipt.delays.map((delay): [string, ReactNode, string] => [
      `delay ${delay.delayId}`,
      <a key="step" href={`${own}/delay/${delay.delayId}`}>
        {t("orders.step.delay", { day: day(delay.promisedOn, language) })}
      </a>,
      until(delay.answerBy),
    ]),
    ...(receipt.cancelableBy === "caller"
      ? ([
          [
            "cancel",
            <a key="step" href={`${own}/cancel`}>
              {t("orders.step.cancel")}
            </a>,
            t("orders.untilPicked"),
          ],
        ] as [string, ReactNode, string][])
      : []),
    ...(isLaid(receipt)
      ? ([
          [
            "setting",
            <a key="step" href={`${own}/setting`}>
              {t("setting.title")}
            </a>,
            t("orders.step.settingWhy"),
          ],
        ] as [string, ReactNode, string][])
      : []),
    [
      "claim",
      <a key="step" href={`${own}/messages`}>
        {t("orders.step.claim")}
      </a>,
      until(receipt.claimUntil),
    ],
  ];
  return (
    <section className="order-steps">
      <Rule>{t("orders.steps")}</Rule>
      <ul>
        {steps.map(([key, step, limit]) => (
          <li key={key}>
            {step}
            {limit && <span>{limit}</span>}
          </li>
        ))}
      </ul>
      <p>{t(claimsKey(receipt), { day: day(receipt.claimUntil, language, "long") })}</p>
    </section>
  );
}
