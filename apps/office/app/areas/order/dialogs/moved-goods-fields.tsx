import type { OfficeOrder } from "@azulejo/contract";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { listedPlaces } from "../../../frame/place-names.ts";
import { useText } from "../../../i18n/text.ts";
import type { OrderLine } from "../line-figures.ts";

interface Props {
  order: OfficeOrder;
  lines: readonly OrderLine[];
}

const lotField = (lineId: number): string => `lot-${lineId}`;

/** Asks where goods of an order moved from another system go, because the shop doesn't know the lot that they came from. */
export function MovedGoodsFields({ order, lines }: Props) {
  const t = useText();
  const stocked = lines.filter(({ returnsToStock }) => returnsToStock);
  const others = lines.filter(({ returnsToStock }) => !returnsToStock);
  return (
    <>
      {stocked.length > 0 && (
        <SelectField name="store" label={t("returns.store")} defaultValue={order.pickupStore?.code ?? ""}>
          <option value="">{t("returns.storeNone")}</option>
          {listedPlaces()
            .filter(({ own }) => own)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      {stocked.map(({ lineId, itemNo, earlierLot }) => (
        <Field
          key={lineId}
          name={lotField(lineId)}
          label={t("returns.lot", { item: itemNo })}
          hint={earlierLot ? t("returns.lotHint", { lot: earlierLot }) : undefined}
          defaultValue={earlierLot ?? ""}
          maxLength={40}
          autoComplete="off"
        />
      ))}
      {others.map(({ lineId, itemNo }) => (
        <p key={lineId} className="soft">
          {t("returns.notStocked", { item: itemNo })}
        </p>
      ))}
    </>
  );
}

/** Returns the fields: the store, and the lot of a line. */
export function readMovedGoods(form: FormData) {
  const textOf = (name: string) => String(form.get(name) ?? "").trim();
  const store = textOf("store");
  return {
    store: store === "" ? {} : { store },
    lotOf(lineId: number) {
      const lot = textOf(lotField(lineId));
      return lot === "" ? {} : { lot };
    },
  };
}
