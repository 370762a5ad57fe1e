import type { ListedOrder } from "@azulejo/contract/areas/customer.ts";
import { money, shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { useAddress } from "../../../routing/use-address.ts";
import { dayInList } from "./day-in-list.ts";
import { OrderState } from "./order-state.tsx";
import { Unbroken } from "./unbroken.tsx";

interface Props {
  order: ListedOrder;
  /** Dates of another year show their year. */
  today: string;
  hasPrices: boolean;
  hasJobs: boolean;
  /** Omits who ordered, and puts the date below the number. */
  isShort?: boolean;
}

/** An order as a table row, or as a block on a phone; its number is a link to it. */
export function OrderRow({ order, today, hasPrices, hasJobs, isShort = false }: Props) {
  const t = useText();
  const language = useLanguage();
  const address = useAddress();
  const { pieces, lineCount, promisedOn, lateSince, finishedOn } = order;
  const isCanceled = order.state === "canceled";
  const [job, ...more] = [order.jobName, isShort && order.branch, order.purchaseOrderNo].filter((one) => typeof one === "string");
  return (
    <tr>
      <th scope="row" className="number">
        <a href={address(`account/orders/${order.receiptId}`)}>{order.orderNo}</a>
        {isShort && <small>{dayInList(order.placedAt, language, today)}</small>}
        {order.earlierNo && <small>{t("orders.earlier", { number: order.earlierNo })}</small>}
      </th>
      {!isShort && (
        <>
          <td className="ordered">{dayInList(order.placedAt, language, today)}</td>
          <td className="by">
            {order.placedBy}
            {order.branch && <small>{order.branch}</small>}
          </td>
        </>
      )}
      {hasJobs && (
        <td className="job">
          {job}
          {more.length > 0 && (
            <small>
              <Unbroken words={more} />
            </small>
          )}
        </td>
      )}
      <td className="pieces">
        <span className="piece-row">
          {pieces.map(({ name, picture, format }, index) => (
            <LinePicture key={index} picture={picture} format={format} name={name} alt={name} />
          ))}
          {lineCount > pieces.length && <span className="tabular-nums">{t("orders.more", { count: lineCount - pieces.length })}</span>}
        </span>
      </td>
      <td className="lots">{order.lots.join(", ")}</td>
      <td className="promised">
        {lateSince ? (
          <strong>{t("orders.lateSince", { day: dayInList(lateSince, language, today) })}</strong>
        ) : promisedOn ? (
          <>
            <span>{t("orders.promised")}</span> {shortDay(promisedOn, language)}
          </>
        ) : (
          !isCanceled && finishedOn && dayInList(finishedOn, language, today)
        )}
      </td>
      <td className="state">
        <OrderState order={order} />
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
