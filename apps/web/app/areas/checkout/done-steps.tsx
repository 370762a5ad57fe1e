import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Check, Icon } from "@azulejo/ui/icon.tsx";
import { Fragment, type ReactNode } from "react";
import { shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { type Flow, mayOpen, type Step, stepPath, stepsOf } from "./checkout-steps.ts";
import { deliveryName } from "./delivery-name.ts";

interface Props {
  quote: Quote;
  step: Step;
  flow: Flow;
  language: Language;
}

/** The steps before the current one, each with the entered data and a link to change it. */
export function DoneSteps({ quote, step, flow, language }: Props) {
  const t = useText();
  const address = useAddress();
  const order = stepsOf(quote, flow);
  const done = order.slice(0, order.indexOf(step)).filter((one) => mayOpen(quote, one, flow));
  if (done.length === 0) return null;
  return (
    <ol>
      {done.map((one) => (
        <li key={one} className="step-done">
          <span className="step-name">
            <Icon of={Check} size={16} />
            {t(`step.short.${one}` as MessageKey)}
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {enteredIn(one, quote, language, t).map((line, index) => (
              <span key={`${index} ${line}`} className={index === 0 ? "block" : "block text-small text-ink-soft"}>
                {breakable(line)}
              </span>
            ))}
          </span>
          <a href={address(stepPath(flow, one))}>
            {t("checkout.change")}
            <span className="sr-only"> {t(`step.${one}`)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Lets a long email address break before its @ instead of inside a word. */
const breakable = (line: string): ReactNode =>
  line.split("@").map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        <wbr />@{part}
      </Fragment>
    ),
  );

function enteredIn(step: Step, quote: Quote, language: Language, t: ReturnType<typeof useText>): string[] {
  const { contact, deliveryAddress: to, bag, pickupReadyOn } = quote;
  if (step === "user")
    return contact
      ? [`${contact.firstName} ${contact.lastName}, ${contact.email}`, joined([quote.purchaseOrderNo, quote.jobName])].filter(Boolean)
      : [];
  if (step === "shipping") return to ? [[to.line1, to.line2, to.city, `${to.province} ${to.postalCode}`].filter(Boolean).join(", ")] : [];
  if (step === "pickup")
    return [
      bag.pickupStore?.name ?? "",
      ...(pickupReadyOn ? [t("pickup.ready", { day: shortDay(pickupReadyOn, language) })] : []),
      ...(quote.pickupPerson ? [quote.pickupPerson] : []),
    ];
  if (step === "promo") {
    const codes = bag.promotions.map(({ code }) => code).join(", ");
    return [codes === "" ? t("checkout.noCode") : codes];
  }
  return quote.deliveries.flatMap(({ group, chosen, charges }) =>
    chosen
      ? [
          chosen.liftgate
            ? t("checkout.withLiftgate", { service: deliveryName(group, chosen.service, t) })
            : deliveryName(group, chosen.service, t, chosen.name?.[language]),
          t("checkout.days", { from: shortDay(chosen.from, language), until: shortDay(chosen.until, language) }),
          ...charges.filter((one) => one.isChosen).map(({ kind }) => t(`charge.${kind}`)),
        ]
      : [],
  );
}

const joined = (words: (string | null)[]): string => words.filter(Boolean).join(", ");
