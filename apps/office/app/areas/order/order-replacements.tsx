import type { OfficeOrder } from "@azulejo/contract";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useCall } from "../../call/use-call.ts";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  order: OfficeOrder;
  onSend(replacementNo: number): void;
  onDone(changed: OfficeOrder, words: string): void;
}

/** Goods sent for free in place of broken ones. */
export function OrderReplacements({ order, onSend, onDone }: Props) {
  const t = useText();
  if (order.replacements.length === 0) return null;
  return (
    <PagePart title={t("replace.heading")}>
      <ul className="entries">
        {order.replacements.map((one) => (
          <Replacement key={one.replacementNo} order={order} one={one} onSend={onSend} onDone={onDone} />
        ))}
      </ul>
    </PagePart>
  );
}

function Replacement({ order, one, onSend, onDone }: Props & { one: OfficeOrder["replacements"][number] }) {
  const t = useText();
  const may = useMay();
  const { moment } = useFormats();
  const withdraw = useCall("withdrawReplacement");
  const { replacementNo, state, units, itemNo, lot, reason, brokenGoods, createdAt, carrier, trackingNumber, trackingUrl } = one;
  const end = async () => {
    const changed = await withdraw.send({ orderNo: order.orderNo, replacementNo });
    if (changed) onDone(changed, t("replace.done.withdrawn", { number: String(replacementNo) }));
  };
  return (
    <li>
      <span>
        {t("replace.row", { units, item: itemNo, lot })}
        <small>{[t(`replace.state.${state}`), reason, t(`replace.broken.${brokenGoods}`)].join(". ")}</small>
        {carrier && (
          <small>
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {[carrier, trackingNumber].filter(Boolean).join(" ")}
              </a>
            ) : (
              [carrier, trackingNumber].filter(Boolean).join(" ")
            )}
          </small>
        )}
        <FailureNotice failure={withdraw.failure} />
        {state === "held" && (
          <span className="row-actions">
            {may("orders.fulfill") && (
              <button type="button" className="link-button" onClick={() => onSend(replacementNo)}>
                {t("replace.send")}
              </button>
            )}
            {may("returns.write") && (
              <button type="button" className="link-button" disabled={withdraw.isSending} onClick={() => void end()}>
                {t("replace.withdraw")}
              </button>
            )}
          </span>
        )}
      </span>
      <time dateTime={createdAt}>{moment(createdAt)}</time>
    </li>
  );
}
