import type { Bag } from "@azulejo/contract/areas/webshoppingbag.ts";
import { deduction } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { RemoveCode } from "./remove-code.tsx";

interface Props {
  promotions: Bag["promotions"];
  currency: string;
}

/** The promotions that apply to a bag: name and amount, code and a button to remove it. For a `dl`. */
export function DiscountRows({ promotions, currency }: Props) {
  return promotions
    .filter(({ refusal }) => refusal === null)
    .map(({ code, name, discountCents, waivesFreight }) => (
      <div key={code} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <dt>{name}</dt>
        <dd>{!waivesFreight && <Deduction cents={discountCents} currency={currency} />}</dd>
        <dd className="col-span-2 flex items-baseline justify-between gap-4 text-small text-ink-soft">
          {code}
          <RemoveCode code={code} />
        </dd>
      </div>
    ));
}

/** What the promotion for free freight takes off the deliveries. For a `dl`. */
export function FreightDiscount({ promotions, cents, currency }: Props & { cents: number | null }) {
  const waiving = promotions.find(({ waivesFreight }) => waivesFreight);
  return waiving && cents ? (
    <div className="flex justify-between gap-4">
      <dt>{waiving.name}</dt>
      <dd>
        <Deduction cents={cents} currency={currency} />
      </dd>
    </div>
  ) : null;
}

/** An amount that is taken off; nothing while it is not known or hidden. */
export function Deduction({ cents, currency }: { cents: number | null; currency: string }) {
  const language = useLanguage();
  return cents ? <span className="whitespace-nowrap">{deduction(cents, language, currency)}</span> : null;
}
