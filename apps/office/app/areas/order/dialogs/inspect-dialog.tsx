import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { NumberInput } from "../../../form/number-field.tsx";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import type { OrderDialogProps } from "./dialog-props.ts";
import { FaultChoice } from "./fault-choice.tsx";
import { MovedGoodsFields, readMovedGoods } from "./moved-goods-fields.tsx";

const parts = ["sellable", "broken", "missing"] as const;

/** Records the result of inspecting returned units, one by one. */
export function InspectDialog({ order, returnNo, onDone, onClose }: OrderDialogProps & { returnNo: number | undefined }) {
  const t = useText();
  const { send, isSending, failure } = useCall("inspectReturn");
  const found = order.returns.find((one) => one.returnNo === returnNo);
  const [ourFault, setOurFault] = useState(found?.ourFault ?? false);
  if (!found) return null;
  const number = String(found.returnNo);
  const isMoved = order.earlierNo !== null;
  const confirm = async (form: FormData): Promise<boolean> => {
    const read = (part: string, lineId: number): number => numberOrText(form.get(`${part}-${lineId}`) || "0");
    const goods = readMovedGoods(form);
    const lines = found.lines.map(({ lineId }) => ({
      lineId,
      ...goods.lotOf(lineId),
      sellable: read("sellable", lineId),
      broken: read("broken", lineId),
      missing: read("missing", lineId),
    }));
    const changed = await send({ orderNo: order.orderNo, returnNo: found.returnNo, lines, ourFault, ...goods.store });
    if (changed) onDone(changed, t("returns.done.inspected", { number }));
    return changed !== null;
  };
  return (
    <ActionDialog
      title={t("returns.inspectTitle", { number })}
      confirm={t("returns.inspectConfirm")}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="what-happens">{t(isMoved ? "returns.inspectHappens.moved" : "returns.inspectHappens")}</p>
      <InspectedLines lines={found.lines} />
      <FaultChoice ourFault={ourFault} onChoose={setOurFault} />
      {isMoved && (
        <MovedGoodsFields order={order} lines={order.lines.filter(({ lineId }) => found.lines.some((one) => one.lineId === lineId))} />
      )}
    </ActionDialog>
  );
}

function InspectedLines({ lines }: { lines: OrderDialogProps["order"]["returns"][number]["lines"] }) {
  const t = useText();
  return (
    <table className="units-table">
      <thead>
        <tr>
          <th scope="col">{t("line.item")}</th>
          <th scope="col" className="figure">
            {t("returns.announced")}
          </th>
          {parts.map((part) => (
            <th key={part} scope="col" className="figure">
              {t(`returns.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineId, itemNo, units }) => (
          <tr key={lineId}>
            <td>
              <UnbrokenNumbers>{itemNo}</UnbrokenNumbers>
            </td>
            <td className="figure">{units}</td>
            {parts.map((part) => (
              <td key={part} className="figure">
                <NumberInput
                  name={`${part}-${lineId}`}
                  aria-label={t("returns.partOf", { part: t(`returns.${part}`), item: itemNo })}
                  min={0}
                  max={units}
                  defaultValue={part === "sellable" ? units : 0}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
