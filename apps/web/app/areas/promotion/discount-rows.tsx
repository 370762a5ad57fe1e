import type { Bag } from "@azulejo/contract/areas/bag.ts";
import { money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { RemoveCode } from "./remove-code.tsx";

interface Props {
  promotions: Bag["promotions"];
  /** The discount on deliveries by free freight; null if unknown or hidden. */
  freightCents: number | null;
  currency: string;
}

/** A `dl` row for each promotion of a bag; free freight is left out if the deliveries already show its amount. */
export function DiscountRows({ promotions, freightCents, currency }: Props) {
  return promotions
    .filter(({ refusal, waivesFreight }) => refusal === null && !(waivesFreight && freightCents))
    .map((promotion) => <DiscountRow key={promotion.code} promotion={promotion} cents={promotion.discountCents} currency={currency} />);
}

/** The free-freight promotion with its amount, for below the deliveries. For a `dl`. */
export function FreightDiscountRow({ promotions, freightCents, currency }: Props) {
  const promotion = promotions.find(({ waivesFreight }) => waivesFreight);
  return promotion && freightCents ? <DiscountRow promotion={promotion} cents={freightCents} currency={currency} /> : null;
}

interface RowProps {
  promotion: Bag["promotions"][number];
  cents: number | null;
  currency: string;
}

/** A promotion's name and amount, and its code with a button to remove it. */
function DiscountRow({ promotion: { code, name }, cents, currency }: RowProps) {
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{cents ? money(-cents, language, currency) : ""}</dd>
      <dd className="col-span-2 flex items-baseline justify-between gap-4 text-small text-ink-soft">
        {code}
        <RemoveCode code={code} />
      </dd>
    </div>
  );
}
