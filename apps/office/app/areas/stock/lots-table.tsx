import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { nameOfPlace } from "../../frame/place-names.ts";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import "./stock.css";

const sum = (lots: readonly OfficeLot[], figure: (lot: OfficeLot) => number): number => lots.reduce((all, lot) => all + figure(lot), 0);
const free = ({ onHand, reserved }: OfficeLot): number => onHand - reserved;

interface Props {
  lots: readonly OfficeLot[];
  onAdjust(lot: OfficeLot): void;
  onReserve(lot: OfficeLot): void;
}

/** An item's lots, by place. */
export function LotsTable({ lots, onAdjust, onReserve }: Props) {
  const t = useText();
  const may = useMay();
  const columns: Column<OfficeLot>[] = [
    { label: t("stock.place"), phone: "lead", cell: ({ store }) => nameOfPlace(store) },
    { label: t("stock.lot"), phone: "lead", cell: ({ code }) => code },
    { label: t("stock.shade"), phone: "named", cell: ({ shade }) => shade ?? "—" },
    { label: t("stock.caliber"), phone: "named", cell: ({ caliber }) => caliber ?? "—" },
    { label: t("stock.onHand"), isFigure: true, cell: ({ onHand }) => onHand, foot: sum(lots, ({ onHand }) => onHand) },
    { label: t("stock.reserved"), isFigure: true, cell: ({ reserved }) => reserved, foot: sum(lots, ({ reserved }) => reserved) },
    {
      label: t("stock.free"),
      isFigure: true,
      cell: (lot) => <span className={free(lot) < 0 ? "warn" : undefined}>{free(lot)}</span>,
      foot: <span className="total">{sum(lots, free)}</span>,
    },
  ];
  if (may("stock.adjust")) {
    columns.push({
      label: t("reservation.actions"),
      phone: "acts",
      cell: (lot) => (
        <span className="lot-actions">
          {free(lot) > 0 && (
            <button
              type="button"
              className="link-button"
              aria-label={t("reservation.reserveLot", { lot: lot.code, place: nameOfPlace(lot.store) })}
              onClick={() => onReserve(lot)}
            >
              {t("reservation.reserve")}
            </button>
          )}
          <button
            type="button"
            className="link-button"
            aria-label={t("stock.adjustLot", { lot: lot.code, place: lot.store })}
            onClick={() => onAdjust(lot)}
          >
            {t("stock.adjust")}
          </button>
        </span>
      ),
    });
  }
  return <Ledger caption={t("stock.lots")} columns={columns} rows={lots} keyOf={({ store, code }) => `${store} ${code}`} />;
}
