import { Disclosure } from "@azulejo/ui/disclosure.tsx";
import { day } from "../../../../i18n/formats.ts";
import type { Language } from "../../../../i18n/language.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import type { ShellData } from "../../../../shell/shell-data.ts";
import type { DetailData } from "../detail-data.ts";

type Availability = NonNullable<DetailData["availability"]>;
type StoreStock = Availability["stores"][number];

/** Every store that has or expects stock, by lot, with the visitor's store first. */
export function StoreStock({ availability, root }: { availability: Availability | null; root: ShellData }) {
  const t = useText();
  if (!availability) return null;
  const unitWord = (count: number) => textOr(root.language, `unit.${availability.sellUnit}`, availability.sellUnit, { count });
  const stores = availability.stores
    .filter((store) => store.available > 0 || store.incoming.length > 0 || store.code === root.store)
    .toSorted((a, b) => Number(b.code === root.store) - Number(a.code === root.store) || b.available - a.available);
  if (stores.length < 2) return null;
  return (
    <Disclosure title={t("stock.stores", { count: stores.length })} className="fold store-stock tabular text-small">
      <table className="mb-3 w-full">
        <thead className="text-left text-ink-soft">
          <tr>
            <th className="py-1 pr-3 font-normal">{t("stock.store")}</th>
            <th className="py-1 pr-3 font-normal">{t("stock.available")}</th>
            <th className="py-1 font-normal">{t("stock.pickup")}</th>
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <StoreRow key={store.code} store={store} language={root.language} mine={store.code === root.store} unitWord={unitWord} />
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

interface RowProps {
  store: StoreStock;
  language: Language;
  mine: boolean;
  unitWord(count: number): string;
}

function StoreRow({ store, language, mine, unitWord }: RowProps) {
  const t = useText();
  return (
    <tr className="border-t border-joint align-top">
      <th scope="row" className={`py-2 pr-3 text-left ${mine ? "font-medium" : "font-normal"}`}>
        {store.name}
        {mine && <span className="block text-ink-soft">{t("shell.myStore")}</span>}
      </th>
      <td className="py-2 pr-3">
        {store.available} {unitWord(store.available)}
        {store.lots.length > 0 && (
          <span className="block text-ink-soft">
            {t("product.lots", { lots: store.lots.map((lot) => `${lot.code} (${lot.available})`).join(", ") })}
          </span>
        )}
        {store.incoming.map((arrival) => (
          <span key={arrival.expectedOn} className="block text-ink-soft">
            {t("stock.incoming", { count: arrival.quantity, unit: unitWord(arrival.quantity), day: day(arrival.expectedOn, language) })}
          </span>
        ))}
      </td>
      <td className="py-2">{store.pickup ? day(store.pickup.on, language) : "–"}</td>
    </tr>
  );
}
