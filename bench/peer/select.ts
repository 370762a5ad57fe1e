import type { PeerData, Shown } from "./page.tsx";

const PAGE = 24;

/** Selects the products that an address asks for. */
export function select(data: PeerData, asked: URLSearchParams): Shown {
  const [from, to] = [Number(asked.get("from") ?? 0), Number(asked.get("to") ?? Number.POSITIVE_INFINITY)];
  const chosen = asked.getAll("finish");
  const found = data.cards.filter(
    (card) => card.cents >= from * 100 && card.cents <= to * 100 && (chosen.length === 0 || chosen.includes(card.finish)),
  );
  // The shop finds a product by any of its variants, the peer by only one, so the peer adds products until it shows as many cards.
  const others = data.cards.filter((card) => !found.includes(card));
  return { data: { ...data, cards: [...found, ...others].slice(0, PAGE) }, total: found.length, chosen };
}
