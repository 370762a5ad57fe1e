import "virtual:words/delivered";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { money, shortDay } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

type StorePrice = DeliveredPrice["stores"][number];

/** Returns the stores with the shopper's own first; the others stay in order of distance. */
const storesInOrder = ({ stores }: DeliveredPrice, mine: string | null): StorePrice[] =>
  stores.toSorted((a, b) => Number(b.code === mine) - Number(a.code === mine));

interface Props {
  price: DeliveredPrice;
  /** The code of the shopper's store. */
  mine: string | null;
}

/** The price of the same goods when picked up at a store, with each store's tax and date: one store is shown, the others are folded. */
export function StorePrices({ price, mine }: Props) {
  const t = useText();
  const [first, ...others] = storesInOrder(price, mine);
  if (!first) return null;
  return (
    <div className="tabular space-y-2">
      <StoreRow store={first} name={t("delivered.pickupAt", { store: first.name })} currency={price.currency} />
      {others.length > 0 && (
        <details className="group/stores">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
            {t("delivered.stores")}
            <Icon of={ChevronDown} size={18} className="text-ink-soft group-open/stores:rotate-180" />
          </summary>
          <div className="space-y-2 pb-2">
            {others.map((store) => (
              <StoreRow key={store.code} store={store} name={store.name} currency={price.currency} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function StoreRow({ store, name, currency }: { store: StorePrice; name: string; currency: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className="flex justify-between gap-4">
      <span>
        {name}
        <span className="block text-small text-ink-soft">
          {store.readyOn ? t("delivered.ready", { day: shortDay(store.readyOn, language) }) : t("delivered.short")}
        </span>
      </span>
      <span>{store.totalCents === null ? "" : money(store.totalCents, language, currency)}</span>
    </p>
  );
}
