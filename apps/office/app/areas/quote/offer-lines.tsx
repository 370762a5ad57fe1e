import { useText } from "../../i18n/text.ts";
import type { TypedLine } from "./read-offer.ts";

interface Props {
  lines: readonly TypedLine[];
  onChange(lines: TypedLine[]): void;
}

/** The lines of the next offer, which can be changed, added and removed before the version is sent. */
export function OfferLines({ lines, onChange }: Props) {
  const t = useText();
  const set = (key: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () => {
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, itemNo: "", quantity: "1", fulfilment: lines.at(-1)?.fulfilment ?? "DLVR", price: "" }]);
  };
  return (
    <div>
      <table className="units-table offer-lines">
        <caption className="sr-only">{t("quotes.offer")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("line.item")}</th>
            <th scope="col" className="figure">
              {t("quotes.quantity")}
            </th>
            <th scope="col">{t("advance.way")}</th>
            <th scope="col" className="figure">
              {t("quotes.unitPrice")}
            </th>
            <th scope="col">
              <span className="sr-only">{t("quotes.remove")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <OfferLine
              key={line.key}
              line={line}
              number={index + 1}
              onChange={(change) => set(line.key, change)}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </tbody>
      </table>
      <button type="button" className="link-button mt-2" onClick={add}>
        {t("quotes.addLine")}
      </button>
    </div>
  );
}

interface LineProps {
  line: TypedLine;
  number: number;
  onChange(change: Partial<TypedLine>): void;
  onRemove(): void;
}

function OfferLine({ line: { itemNo, quantity, fulfilment, price }, number, onChange, onRemove }: LineProps) {
  const t = useText();
  return (
    <tr>
      <td>
        <input
          aria-label={t("quotes.itemOf", { number })}
          value={itemNo}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ itemNo: currentTarget.value })}
        />
      </td>
      <td className="figure">
        <input
          aria-label={t("quotes.quantityOf", { number })}
          value={quantity}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
        />
      </td>
      <td>
        <select
          aria-label={t("quotes.wayOf", { number })}
          value={fulfilment}
          onChange={({ currentTarget }) => onChange({ fulfilment: currentTarget.value as TypedLine["fulfilment"] })}
        >
          <option value="DLVR">{t("way.DLVR")}</option>
          <option value="PKUP">{t("way.PKUP")}</option>
        </select>
      </td>
      <td className="figure">
        <input
          aria-label={t("quotes.unitPriceOf", { number })}
          value={price}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t("quotes.todayPrice")}
          onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
        />
      </td>
      <td>
        <button type="button" className="link-button" aria-label={t("quotes.removeOf", { number })} onClick={onRemove}>
          {t("quotes.remove")}
        </button>
      </td>
    </tr>
  );
}
