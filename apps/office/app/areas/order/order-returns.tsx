import type { OfficeOrder } from "@azulejo/contract";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { unitsOfLines } from "./units-of-lines.ts";

export type OrderReturn = OfficeOrder["returns"][number];

interface Props {
  order: OfficeOrder;
  onOpen(name: "inspect" | "refundReturn", returnNo: number): void;
  onDone(changed: OfficeOrder, words: string): void;
}

/** Returned goods, with the next step for each. */
export function OrderReturns({ order, onOpen, onDone }: Props) {
  const t = useText();
  if (order.returns.length === 0) return null;
  return (
    <PagePart title={t("returns.title")}>
      <ul className="entries">
        {order.returns.map((one) => (
          <Return key={one.returnNo} order={order} one={one} onOpen={onOpen} onDone={onDone} />
        ))}
      </ul>
    </PagePart>
  );
}

function Return({ order, one, onOpen, onDone }: Props & { one: OrderReturn }) {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const may = useMay();
  const receive = useCall("receiveReturn");
  const withdraw = useCall("withdrawReturn");
  const { returnNo, state, lines, reason, reasonKind, ourFault, byCustomer, by, announcedAt } = one;
  const number = String(returnNo);
  const move = async (by: typeof receive | typeof withdraw, words: string) => {
    const changed = await by.send({ orderNo: order.orderNo, returnNo });
    if (changed) onDone(changed, words);
  };
  const isOpen = state === "announced" || state === "received";
  return (
    <li>
      <span>
        {t("returns.row", { number, what: unitsOfLines(lines, language) })}
        <small>
          {[t(`returns.state.${state}`), reasonKind && t(`reason.${reasonKind}`), reason, ourFault ? t("returns.ourFault") : ""]
            .filter(Boolean)
            .join(". ")}
        </small>
        <small>{byCustomer ? t("returns.byCustomer", { by: by ?? t("returns.guest") }) : t("returns.by", { by: by ?? "" })}</small>
        {lines.some(({ sellable }) => sellable !== null) && (
          <small>
            {lines.map(({ itemNo, sellable, broken, missing }) =>
              t("returns.found", { item: itemNo, sellable: sellable ?? 0, broken: broken ?? 0, missing: missing ?? 0 }),
            )}
          </small>
        )}
        <FailureNotice failure={receive.failure ?? withdraw.failure} />
        <span className="row-actions">
          {state === "announced" && may("returns.write") && (
            <ArrivalButtons
              isReceiving={receive.isSending}
              isWithdrawing={withdraw.isSending}
              onReceive={() => void move(receive, t("returns.done.received", { number }))}
              onWithdraw={() => void move(withdraw, t("returns.done.withdrawn", { number }))}
            />
          )}
          {isOpen && may("returns.write") && (
            <button type="button" className="link-button" onClick={() => onOpen("inspect", returnNo)}>
              {t("returns.inspect")}
            </button>
          )}
          {state === "inspected" && may("orders.refund") && (
            <button type="button" className="link-button" onClick={() => onOpen("refundReturn", returnNo)}>
              {t("returns.refund")}
            </button>
          )}
        </span>
      </span>
      <time dateTime={announcedAt}>{moment(announcedAt)}</time>
    </li>
  );
}

interface ArrivalProps {
  isReceiving: boolean;
  isWithdrawing: boolean;
  onReceive(): void;
  onWithdraw(): void;
}

function ArrivalButtons({ isReceiving, isWithdrawing, onReceive, onWithdraw }: ArrivalProps) {
  const t = useText();
  return (
    <>
      <button type="button" className="link-button" disabled={isReceiving} onClick={onReceive}>
        {t("returns.receive")}
      </button>
      <button type="button" className="link-button" disabled={isWithdrawing} onClick={onWithdraw}>
        {t("returns.withdraw")}
      </button>
    </>
  );
}
