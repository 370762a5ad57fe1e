import type { ListedOrder, OrderState as State } from "@azulejo/contract/areas/customer.ts";
import { useText } from "../../../i18n/text.ts";

/** An order's state: four tiles that are laid one by one, and a word. */
export function OrderState({ order: { state, pickupStore } }: { order: Pick<ListedOrder, "state" | "pickupStore"> }) {
  const t = useText();
  return (
    <>
      <OrderTiles state={state} />
      {state === "ready" && pickupStore ? t("orders.readyAt", { store: pickupStore }) : t(`orders.state.${state}`)}
    </>
  );
}

/** How many of the four tiles are laid in each state. */
const laid: Record<State, number> = {
  canceled: 0,
  confirmed: 1,
  picking: 2,
  ready: 3,
  partly: 3,
  shipped: 3,
  delivered: 4,
  collected: 4,
};

/** The positions of the four tiles in the order in which they are laid. */
const places = [
  [0.5, 8],
  [8, 8],
  [0.5, 0.5],
  [8, 0.5],
] as const;

/** The states that an order goes through, in order. */
const ways: Record<"DLVR" | "PKUP", readonly State[]> = {
  DLVR: ["confirmed", "picking", "shipped", "delivered"],
  PKUP: ["confirmed", "picking", "ready", "collected"],
};

/** The four steps of a delivery or pickup, up to where it is; nothing for what is sent by email or was canceled. */
export function OrderProgress({ state, fulfilment }: { state: State; fulfilment: string }) {
  const t = useText();
  const way = fulfilment === "DLVR" || fulfilment === "PKUP" ? ways[fulfilment] : null;
  if (!way || state === "canceled") return null;
  const at = laid[state];
  return (
    <ol className="order-progress" aria-label={t("orders.progress")}>
      {way.map((step, index) => (
        <li key={step} className={index < at ? "done" : undefined} aria-current={index === at - 1 ? "step" : undefined}>
          {t(`orders.state.${index === at - 1 ? state : step}`)}
        </li>
      ))}
    </ol>
  );
}

export function OrderTiles({ state }: { state: State }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="order-tiles">
      {places.map(([x, y], index) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="5.5" height="5.5" className={index < laid[state] ? "laid" : ""} />
      ))}
    </svg>
  );
}
