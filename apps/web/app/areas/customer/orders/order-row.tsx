import type { ListedOrder, OrderState } from "@azulejo/contract/areas/customer.ts";
import { day, money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";

/** How many of the four tiles are laid in each state. */
const laid: Record<OrderState, number> = {
  canceled: 0,
  confirmed: 1,
  picking: 2,
  ready: 3,
  partly: 3,
  shipped: 3,
  delivered: 4,
  collected: 4,
};

/** An order in one line, or as a block on a phone; its number leads to it. */
export function OrderRow({ order, hasPrices, hasJobs }: { order: ListedOrder; hasPrices: boolean; hasJobs: boolean }) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { pieces, lineCount, state, pickupStore, promisedOn, finishedOn } = order;
  const isCanceled = state === "canceled";
  const word = state === "ready" && pickupStore ? t("orders.readyAt", { store: pickupStore }) : t(`orders.state.${state}`);
  return (
    <tr>
      <th scope="row" className="number">
        <a href={address(`order/receipt/${order.receiptId}`)}>{order.orderNo}</a>
      </th>
      <td className="ordered">{day(order.placedAt, language)}</td>
      <td className="by">
        {order.placedBy}
        {order.branch && <small>{order.branch}</small>}
      </td>
      {hasJobs && (
        <td className="job">
          {order.jobName}
          {order.purchaseOrderNo && <small>{order.purchaseOrderNo}</small>}
        </td>
      )}
      <td className="pieces">
        <span className="piece-row">
          {pieces.map(({ name, picture, format }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity here, and the list never changes its order
            <LinePicture key={index} picture={picture} format={format} name={name} alt={name} />
          ))}
          {lineCount > pieces.length && <span className="tabular-nums">{t("orders.more", { count: lineCount - pieces.length })}</span>}
        </span>
      </td>
      <td className="lots">{order.lots.join(", ")}</td>
      <td className="promised">
        {promisedOn ? (
          <>
            <span>{t("orders.promised")}</span> {shortDay(promisedOn, language)}
          </>
        ) : (
          !isCanceled && finishedOn && day(finishedOn, language)
        )}
      </td>
      <td className="state">
        <Tiles count={laid[state]} />
        {word}
      </td>
      {hasPrices && (
        <td className="total">
          {order.totalCents !== null &&
            (isCanceled ? <s>{money(order.totalCents, language, order.currency)}</s> : money(order.totalCents, language, order.currency))}
        </td>
      )}
    </tr>
  );
}

/** The places of the four tiles in the order in which they are laid. */
const places = [
  [0.5, 8],
  [8, 8],
  [0.5, 0.5],
  [8, 0.5],
] as const;

function Tiles({ count }: { count: number }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="order-tiles">
      {places.map(([x, y], index) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="5.5" height="5.5" className={index < count ? "laid" : ""} />
      ))}
    </svg>
  );
}
