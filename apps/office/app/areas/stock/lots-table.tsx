import type { OfficeLot } from "@azulejo/contract/areas/office.ts";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { nameOfPlace } from "../../frame/place-names.ts";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import "./stock.css";

const free = ({ onHand, reserved }: { onHand: number; reserved: number }): number => onHand - reserved;

interface Props {
  lots: readonly OfficeLot[];
  /** Of all lots, also on other pages. */
  totals: { onHand: number; reserved: number };
  onAdjust(lot: OfficeLot): void;
  onReserve(lot: OfficeLot): void;
}

/** An item's lots, by place. */
export function LotsTable({ lots, totals, onAdjust, onReserve }: Props) {
  const t = useText();
  const { figure: exact } = useFormats();
  const figure = (units: number) => (units === 0 ? "—" : exact(units));
  const may = useMay();
  const columns: Column<OfficeLot>[] = [
    { label: t("stock.place"), phone: "lead", cell: ({ store }) => nameOfPlace(store) },
    { label: t("stock.lot"), phone: "lead", cell: ({ code }) => code },
    { label: t("stock.shade"), phone: "named", cell: ({ shade }) => shade ?? "—" },
    { label: t("stock.caliber"), phone: "named", cell: ({ caliber }) => caliber ?? "—" },
    { label: t("stock.onHand"), isFigure: true, cell: ({ onHand }) => figure(onHand), foot: figure(totals.onHand) },
    { label: t("stock.reserved"), isFigure: true, cell: ({ reserved }) => figure(reserved), foot: figure(totals.reserved) },
    {
      label: t("stock.free"),
      isFigure: true,
      cell: (lot) => <span className={free(lot) < 0 ? "warn" : undefined}>{figure(free(lot))}</span>,
      foot: <span className="total">{figure(free(totals))}</span>,
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
