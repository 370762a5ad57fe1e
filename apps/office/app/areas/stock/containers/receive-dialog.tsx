import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useText } from "../../../i18n/text.ts";
import { useUnits } from "../use-units.ts";
import { Difference } from "./difference.tsx";
import { type CountedLine, differenceOf, type Receipt } from "./receipt.rules.ts";

interface Props {
  code: string;
  receipt: Receipt;
  onSaved(words: string): void;
  onClose(): void;
}

/** Shows differences from the packing list before the counts become final. */
export function ReceiveDialog({ code, receipt: { lines, different, left }, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("receiveContainer");
  const count = lines.length;
  const confirm = async (): Promise<boolean> => {
    const saved = await send({ code, lines: lines.map(({ lineId, counted }) => ({ lineId, counted })), extra: [] });
    if (saved) onSaved(t("goods.booked", { count }));
    return saved !== null;
  };
  return (
    <ActionDialog
      title={t("goods.receiveTitle", { code })}
      confirm={t("goods.book", { count })}
      isSending={isSending}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
      place="side"
    >
      <p>{t("goods.receiveDiffers", { different: different.length, agree: count - different.length })}</p>
      {different.length > 0 && <Differences lines={different} />}
      <p className="what-happens">{t("goods.receiveHappens", { left })}</p>
    </ActionDialog>
  );
}

function Differences({ lines }: { lines: CountedLine[] }) {
  const t = useText();
  const units = useUnits();
  return (
    <table className="units-table">
      <thead>
        <tr>
          <th scope="col">{t("goods.item")}</th>
          <th scope="col" className="figure">
            {t("goods.expected")}
          </th>
          <th scope="col" className="figure">
            {t("goods.counted")}
          </th>
          <th scope="col" className="figure">
            {t("goods.difference")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId}>
            <td>
              <UnbrokenNumbers>{line.itemNo}</UnbrokenNumbers>
              <small>{line.lot}</small>
            </td>
            <td className="figure">{units(line.expected, line.sellUnit)}</td>
            <td className="figure">{units(line.counted, line.sellUnit)}</td>
            <td className="figure">
              <Difference units={differenceOf(line)} sellUnit={line.sellUnit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
