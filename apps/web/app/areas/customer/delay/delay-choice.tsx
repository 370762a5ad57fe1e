import type { Delay } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { labelsOf } from "../../../form/field-words.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { day, money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useShellData } from "../../../shell/shell-data.ts";

interface Props {
  /** Null for an unknown link. */
  delay: Delay | null;
  /** Identifies this attempt, so that a double click answers once. */
  attempt: string;
  /** The address of the order's page; null for a visitor who has only the link. */
  back: string | null;
  faults: FormFaults | null;
}

const words = labelsOf({});

/** A postponed date, with the choice to wait or to cancel; after the choice, the decision. Two plain forms. */
export function DelayChoice({ delay, attempt, back, faults }: Props) {
  const t = useText();
  const { language, settings } = useShellData();
  const phone = settings.phone;
  if (!delay)
    return (
      <article className="max-w-xl space-y-5">
        <h1 className="text-title">{t("delay.unknown")}</h1>
        <p>{t("delay.unknownText", { phone })}</p>
      </article>
    );
  const newDay = day(delay.promisedOn, language, "long");
  const isOpen = delay.status === "open";
  return (
    <article className="max-w-2xl space-y-8">
      <header>
        <h1 className="text-title">
          {delay.status === "open" ? t("delay.heading", { order: String(delay.orderNo) }) : t(`delay.status.${delay.status}`)}
        </h1>
        {delay.status === "open" ? (
          <>
            <p className="mt-3 text-lead">{t("delay.lead", { day: newDay })}</p>
            <p className="mt-3 max-w-prose">{[t(`delay.reason.${delay.reason}`), delay.note].filter(Boolean).join(" ")}</p>
          </>
        ) : (
          <p className="mt-3 max-w-prose">{t(`delay.status.${delay.status}Text`, { day: newDay, phone })}</p>
        )}
      </header>
      <section>
        <Rule>{t("delay.items")}</Rule>
        <ul>
          {delay.lines.map((line) => (
            <Line key={line.lineId} line={line} language={language} isOpen={isOpen} />
          ))}
        </ul>
      </section>
      {isOpen && <Choice delay={delay} attempt={attempt} faults={faults} language={language} phone={phone} />}
      {back && (
        <p>
          <a href={back}>{t("delay.back")}</a>
        </p>
      )}
    </article>
  );
}

function Line({ line, language, isOpen }: { line: Delay["lines"][number]; language: Language; isOpen: boolean }) {
  const t = useText();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-joint py-4 text-small">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <span className="min-w-0">
        <strong className="block text-base font-medium">{line.name}</strong>
        <span className="block text-ink-soft">
          <UnbrokenNumbers>{`${line.detail}, ${line.itemNo}`}</UnbrokenNumbers>
        </span>
        <span className="tabular block text-ink-soft">{unitCount(line.units, line.sellUnit, language)}</span>
        {isOpen && <span className="block">{t("delay.before", { day: day(line.agreedOn, language, "long") })}</span>}
      </span>
    </li>
  );
}

interface ChoiceProps {
  delay: Delay;
  attempt: string;
  faults: FormFaults | null;
  language: Language;
  phone: string;
}

function Choice({ delay, attempt, faults, language, phone }: ChoiceProps) {
  const t = useText();
  const newDay = day(delay.promisedOn, language, "long");
  const { refund } = delay;
  return (
    <section className="space-y-6">
      <div>
        <Rule>{t("delay.choose")}</Rule>
        <p className="mt-3 max-w-prose">{t("delay.by", { day: day(delay.answerBy, language, "long") })}</p>
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <div id="wait" className="space-y-3">
          <h2 className="font-sans text-base font-medium">{t("delay.waitHeading")}</h2>
          <p>{t("delay.waitText", { day: newDay })}</p>
          <ShopForm intent="wait" words={words} faults={faults} submit={t("delay.wait", { day: newDay })}>
            <input type="hidden" name="attempt" value={attempt} />
          </ShopForm>
        </div>
        <div id="cancel" className="space-y-3">
          <h2 className="font-sans text-base font-medium">{t("delay.cancelHeading")}</h2>
          <p>{refund ? moneyBack(delay, refund, language, t) : t("delay.cancelLater", { phone })}</p>
          {refund && !refund.endsOrder && <p>{t("delay.cancelRest")}</p>}
          {refund && (
            <ShopForm intent="cancel" words={words} faults={faults} submit={t("delay.cancel")} look="quiet">
              <input type="hidden" name="attempt" value={attempt} />
            </ShopForm>
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns the refund in words: an amount, or nothing because nothing was charged. */
function moneyBack(
  { currency }: Delay,
  { refundCents, isCharged }: NonNullable<Delay["refund"]>,
  language: Language,
  t: ReturnType<typeof useText>,
): string {
  if (refundCents === null) return t("delay.cancelHidden");
  if (refundCents === 0) return t("delay.cancelFree");
  return isCharged ? t("delay.cancelText", { amount: money(refundCents, language, currency) }) : t("delay.cancelVoided");
}
