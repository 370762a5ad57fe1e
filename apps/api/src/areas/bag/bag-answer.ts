import type { Language } from "@azulejo/contract";
import type { Bag, BagLine, BagProblem } from "@azulejo/contract/areas/bag.ts";
import type { Context } from "../../context.ts";
import type { StorefrontSettings } from "../../domain/storefront.ts";
import { text } from "../../messages/index.ts";
import { toPromotionAnswer } from "../promotion/index.ts";
import { fulfilmentOptions, type LineProblem, returnRule } from "./bag.rules.ts";
import { sameLots } from "./pricing/line-lots.rules.ts";
import type { PricedBag, PricedLine } from "./pricing/price-bag.ts";

/** Returns a priced bag in wire format, without prices for a caller who may not see them. */
export function toBagAnswer(context: Context, bagId: string, { lines, pickupStore, discounts }: PricedBag): Bag {
  const goods = lines.reduce((sum, line) => sum + (line.goodsCents ?? 0), 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  return {
    shoppingBagQuoteId: bagId,
    lines: lines.map((line) => toLineAnswer(context, line)),
    pickupStore: pickupStore && {
      code: pickupStore.code,
      number: pickupStore.number,
      name: pickupStore.texts[context.language].name,
      city: pickupStore.city,
    },
    count: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    goodsCents: context.pricesHidden ? null : goods,
    discountCents: context.pricesHidden ? null : discountCents,
    promotions: discounts.results.map((result) => toPromotionAnswer(context, result)),
    currency: context.storefront.settings.currency,
    weight: lines.reduce((sum, line) => sum + line.weight, 0),
    asOf: context.now().toISOString(),
  };
}

function toLineAnswer({ language, pricesHidden: hidden, storefront }: Context, priced: PricedLine): BagLine {
  const { line, product, item } = priced;
  const kind = item?.kind ?? "item";
  return {
    lineId: line.lineId,
    itemNo: item?.itemNo ?? "",
    kind,
    name: priced.name,
    label: item?.labels[language] ?? "",
    detail: priced.detail,
    finish: item?.finish ?? null,
    slug: (product?.texts[language] ?? product?.texts.en)?.slug ?? "",
    picture: priced.picture,
    format: priced.format,
    quantity: line.quantity,
    sellUnit: item?.sellUnit ?? "each",
    piecesPerUnit: item?.piecesPerUnit ?? 1,
    unitsPerPallet: item?.unitsPerPallet ?? null,
    areaPerUnit: item?.areaPerUnit ?? null,
    weight: priced.weight,
    unitPriceCents: hidden ? null : priced.unitPriceCents,
    listPriceCents: hidden ? null : (item?.price?.listCents ?? null),
    goodsCents: hidden ? null : priced.goodsCents,
    discountCents: hidden ? null : priced.discountCents,
    fulfilment: line.fulfilment,
    options: fulfilmentOptions(kind),
    recipient: line.recipient,
    lotsAgreed: line.agreedLots !== null && sameLots(line.agreedLots, priced.lots),
    available: priced.available,
    lots: priced.lots,
    rooms: roomsOf(priced),
    sampleLot: priced.sampleLot,
    oneLot: priced.oneLot,
    // A price change contains both the old and the new price.
    problems: priced.problems.filter(({ code }) => !hidden || code !== "price_changed").map(toProblemAnswer),
    warnings: product?.warnings ?? [],
    ...returnsOf(priced, storefront.settings.returns, language),
  };
}

/** What the shop takes back of a line's goods, for how long and at what fee. */
function returnsOf({ item }: PricedLine, policy: StorefrontSettings["returns"], language: Language) {
  const rule = returnRule(item?.kind ?? "item", item?.sellUnit ?? "each", policy?.final ?? []);
  const values = { days: policy?.days ?? 0, percent: policy?.restockingPercent ?? 0 };
  return { returnRule: rule, returnPolicy: text(language, `bag.returns.${rule}`, values) };
}

const toProblemAnswer = ({ code, ...values }: LineProblem): BagProblem => ({ code, values });

/** Rooms of a line without allocated stock have no lots. */
const roomsOf = ({ line, allocation }: PricedLine): BagLine["rooms"] =>
  allocation && allocation.rooms.length > 0 ? allocation.rooms : line.rooms.map((room) => ({ ...room, lots: [] }));
