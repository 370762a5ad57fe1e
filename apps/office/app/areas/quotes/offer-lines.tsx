import { useText } from "../../i18n/text.ts";
import type { TypedLine } from "./read-offer.ts";

interface Props {
  lines: readonly TypedLine[];
  onChange(lines: TypedLine[]): void;
}

/** What will be offered: lines can be changed, added and removed before the version is sent. */
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
          {lines.map(({ key, itemNo, quantity, fulfilment, price }, index) => (
            <tr key={key}>
              <td>
                <input
                  aria-label={t("quotes.itemOf", { number: index + 1 })}
                  value={itemNo}
                  maxLength={40}
                  autoComplete="off"
                  onChange={({ currentTarget }) => set(key, { itemNo: currentTarget.value })}
                />
              </td>
              <td className="figure">
                <input
                  aria-label={t("quotes.quantityOf", { number: index + 1 })}
                  value={quantity}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={({ currentTarget }) => set(key, { quantity: currentTarget.value })}
                />
              </td>
              <td>
                <select
                  aria-label={t("quotes.wayOf", { number: index + 1 })}
                  value={fulfilment}
                  onChange={({ currentTarget }) => set(key, { fulfilment: currentTarget.value as TypedLine["fulfilment"] })}
                >
                  <option value="DLVR">{t("way.DLVR")}</option>
                  <option value="PKUP">{t("way.PKUP")}</option>
                </select>
              </td>
              <td className="figure">
                <input
                  aria-label={t("quotes.unitPriceOf", { number: index + 1 })}
                  value={price}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={t("quotes.todayPrice")}
                  onChange={({ currentTarget }) => set(key, { price: currentTarget.value })}
                />
              </td>
              <td>
                <button
                  type="button"
                  className="link-button"
                  aria-label={t("quotes.removeOf", { number: index + 1 })}
                  onClick={() => onChange(lines.filter((line) => line.key !== key))}
                >
                  {t("quotes.remove")}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="link-button mt-2" onClick={add}>
        {t("quotes.addLine")}
      </button>
    </div>
  );
}
