import type { CallValue } from "../../call/calls.ts";
import { ItemCell } from "../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useUnits } from "./use-units.ts";

/** The items whose stock changed most recently, shown until someone searches. */
export function MovedStock({ rows }: { rows: CallValue<"movedStock"> }) {
  const t = useText();
  const { moment } = useFormats();
  const units = useUnits();
  return (
    <section aria-labelledby="moved">
      <div className="bar-heading">
        <h2 id="moved">{t("stock.moved")}</h2>
      </div>
      <Ledger
        caption={t("stock.moved")}
        rows={rows}
        first={12}
        keyOf={({ itemNo }) => itemNo}
        columns={[
          {
            label: t("stock.item"),
            cell: ({ itemNo, name, size, piece }) => (
              <ItemCell itemNo={itemNo} name={[name, size].filter(Boolean).join(", ")} piece={piece} />
            ),
          },
          {
            label: t("stock.lastMovement"),
            phone: "plain",
            cell: ({ kind, at }) => (
              <div>
                {t(`movement.${kind}`)}
                <small>{moment(at)}</small>
              </div>
            ),
          },
          { label: t("stock.onHand"), phone: "none", isFigure: true, cell: ({ onHand, sellUnit }) => units(onHand, sellUnit) },
          {
            label: t("stock.reserved"),
            phone: "none",
            isFigure: true,
            cell: ({ reserved, sellUnit }) => (reserved === 0 ? "—" : units(reserved, sellUnit)),
          },
          {
            label: t("stock.free"),
            phone: "end",
            isFigure: true,
            cell: ({ onHand, reserved, sellUnit }) => units(Math.max(0, onHand - reserved), sellUnit),
          },
        ]}
      />
    </section>
  );
}
