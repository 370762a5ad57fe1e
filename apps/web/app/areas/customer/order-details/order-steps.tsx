import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { claimsKey } from "../claims-key.ts";
import { returnLimit } from "../returns/return-limit.ts";
import { isLaid } from "../setting/is-laid.ts";

type Step = [key: string, step: ReactNode, limit: string];

/** Actions that are still possible for an order, each with its last day. */
export function OrderSteps({ receipt, returns }: { receipt: ValueOf<typeof customer.receipt>; returns: OrderReturns | null }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const own = address(`order/receipt/${receipt.receiptId}`);
  const until = (on: string) => t("orders.until", { day: day(on, language) });
  const steps: Step[] = [
    ...receipt.delays.map(
      (delay): Step => [
        `delay ${delay.delayId}`,
        <a key="step" href={`${own}/delay/${delay.delayId}`}>
          {t("orders.step.delay", { day: day(delay.promisedOn, language) })}
        </a>,
        until(delay.answerBy),
      ],
    ),
    ...(receipt.cancelableBy === "caller"
      ? ([
          [
            "cancel",
            <a key="step" href={`${own}/cancel`}>
              {t("orders.step.cancel")}
            </a>,
            t("orders.untilPicked"),
          ],
        ] as Step[])
      : []),
    ...(returns ? returnSteps(returns, `${own}/return`, t, until) : []),
    ...(isLaid(receipt)
      ? ([
          [
            "setting",
            <a key="step" href={`${own}/setting`}>
              {t("setting.title")}
            </a>,
            t("orders.step.settingWhy"),
          ],
        ] as Step[])
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

/** The step to return items, or to withdraw a return. */
function returnSteps(returns: OrderReturns, own: string, t: ReturnType<typeof useText>, until: (on: string) => string): Step[] {
  const isOpen = returns.returnableBy === "caller";
  const limit = returnLimit(returns);
  if (!isOpen && !returns.returns.some(({ isWithdrawable }) => isWithdrawable)) return [];
  return [
    [
      "return",
      <a key="step" href={own}>
        {t(isOpen ? "return.open" : "return.change")}
      </a>,
      isOpen && limit ? until(limit) : "",
    ],
  ];
}
