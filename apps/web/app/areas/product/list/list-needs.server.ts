import { storeCalls } from "@azulejo/contract";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { money, squareFeet, wholeFeet } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { text, textOr } from "../../../i18n/text.ts";
import { callOnce } from "../../../request/call-once.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { unitsFor, WASTE_PERCENT } from "../detail/coverage-rules.ts";
import type { Chip } from "./filters/applied-filters.tsx";
import type { ListChoices } from "./list-address.ts";
import { type CardData, cardData } from "./wall/card/card-data.ts";

const AREA_SCALE = 10_000;

/** Returns the cards of a list, each with the sell units that the area takes. */
export const cardsFor = (products: ProductCard[], area: number | undefined, language: Language): CardData[] =>
  products.map((card) => ({ ...cardData(card), ...(area !== undefined && needOf(card, area, language)) }));

/** Slabs are counted, because each is cut for its own place. */
function needOf({ lead }: ProductCard, area: number, language: Language): Pick<CardData, "need"> | null {
  const { areaPerUnit, sellUnit, price } = lead;
  if (areaPerUnit === null || sellUnit === "slab") return null;
  const units = unitsFor(area, WASTE_PERCENT, areaPerUnit);
  const shown = { count: units, unit: textOr(language, `unit.${sellUnit}`, sellUnit, { count: units }) };
  if (!price) return { need: { units, text: text(language, "list.needUnits", shown) } };
  const cents = Math.min(price.cents, ...price.breaks.filter(({ fromUnits }) => fromUnits <= units).map((one) => one.cents));
  return { need: { units, text: text(language, "list.need", { ...shown, total: money(units * cents, language, price.currency) }) } };
}

/** Returns a list's filters besides its facets, each in words. */
export async function chipsOf({ context, language }: Visit, { stock, area }: ListChoices): Promise<Chip[]> {
  const chips: Chip[] = [];
  if (stock) {
    const stores = await callOnce(context, language, storeCalls.list);
    const store = stores.find(({ code }) => code === stock)?.name ?? stock;
    chips.push({ key: "stock", value: stock, label: text(language, "list.inStockAt", { store }) });
  }
  if (area) {
    const label = text(language, "list.forArea", {
      area: area % AREA_SCALE === 0 ? wholeFeet(area, language) : squareFeet(area, language),
      percent: WASTE_PERCENT,
    });
    chips.push({ key: "area", value: String(area / AREA_SCALE), label });
  }
  return chips;
}
