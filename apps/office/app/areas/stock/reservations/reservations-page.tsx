import type { OfficeReservation } from "@azulejo/contract/areas/office.ts";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { ItemCell } from "../../../frame/ledger/item-cell.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { oneOf, pageOf } from "../../../frame/ledger/page-of.ts";
import { FindForm } from "../../../frame/pages/find-form.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { nameOfPlace } from "../../../frame/place-names.ts";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { StockPages } from "../stock-pages.tsx";
import { ReleaseDialog } from "./release-dialog.tsx";
import { CustomerCell, StateCell, UnitsCell } from "./reservation-cells.tsx";
import "../stock.css";

const PAGE_SIZE = 50;
const states = ["held", "ended", "all"] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = search.get("query")?.trim();
  return load("reservations", { state: oneOf(states, search.get("state")), page: pageOf(search), ...(query && { query }) }, request);
}

/** Reservations for customers who haven't ordered yet. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { reservations, total } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const query = search.get("query") ?? "";
  const state = oneOf(states, search.get("state"));
  const [releasing, setReleasing] = useState<OfficeReservation | null>(null);
  const order = useCall("orderReservation");
  const write = async (reservationNo: number) => {
    const draft = await order.send({ reservationNo });
    if (draft) await navigate(`/orders/new/${draft.draftNo}`);
    else void revalidate();
  };
  const actions = useActions({
    onOrder: (reservationNo) => void write(reservationNo),
    onRelease: setReleasing,
    isSending: order.isSending,
  });
  const columns = useColumns();
  return (
    <ListPage
      help="reservations"
      title={t("reservation.title")}
      note={t("reservation.count", { count: total })}
      pages={<StockPages />}
      states={{
        ...{ label: t("goods.state"), phone: "state", name: "state", usual: "held", chosen: state },
        choices: states.map((value) => ({ value, label: t(`reservation.filter.${value}`) })),
      }}
      filters={
        <FindForm
          {...{ label: t("reservation.find"), words: query, maxLength: 60 }}
          state={state === "held" ? null : state}
          all={query !== "" && "/stock/reservations"}
        />
      }
      failure={order.failure}
      columns={[...columns, ...actions]}
      rows={reservations}
      keyOf={({ reservationNo }) => reservationNo}
      none={{ title: t("reservation.none"), hint: t(query || state !== "held" ? "reservation.noneFound" : "reservation.noneHint") }}
      paged={{ pageSize: PAGE_SIZE, total }}
    >
      {releasing && (
        <ReleaseDialog
          reservation={releasing}
          onSaved={(words) => {
            announce(words);
            void revalidate();
          }}
          onClose={() => setReleasing(null)}
        />
      )}
    </ListPage>
  );
}

function useColumns(): Column<OfficeReservation>[] {
  const t = useText();
  return [
    { label: t("reservation.no"), phone: "none", cell: ({ reservationNo }) => reservationNo },
    {
      label: t("goods.item"),
      phone: "lead",
      cell: ({ itemNo, name, size }) => <ItemCell itemNo={itemNo} name={[name, size].filter(Boolean).join(", ")} />,
    },
    {
      label: t("stock.lot"),
      cell: ({ lot, store }) => (
        <span>
          {lot}
          <small>{nameOfPlace(store)}</small>
        </span>
      ),
    },
    { label: t("orders.units"), isFigure: true, cell: (reservation) => <UnitsCell reservation={reservation} /> },
    { label: t("reservation.customer"), cell: (reservation) => <CustomerCell reservation={reservation} /> },
    { label: t("goods.state"), phone: "state", cell: (reservation) => <StateCell reservation={reservation} /> },
  ];
}

interface Acts {
  onOrder(reservationNo: number): void;
  onRelease(reservation: OfficeReservation): void;
  isSending: boolean;
}

/** Returns the column of actions on a held reservation, for staff who have the right to any of them. */
function useActions({ onOrder, onRelease, isSending }: Acts): Column<OfficeReservation>[] {
  const t = useText();
  const may = useMay();
  const [mayOrder, mayRelease] = [may("orders.write"), may("stock.adjust")];
  if (!mayOrder && !mayRelease) return [];
  return [
    {
      label: t("reservation.actions"),
      phone: "acts",
      cell: (reservation) => {
        const { reservationNo, state, draftNo } = reservation;
        const number = String(reservationNo);
        if (state !== "held") return "—";
        return (
          <span className="lot-actions">
            {mayOrder && (
              <button
                type="button"
                className="link-button"
                disabled={isSending}
                aria-label={t(draftNo === null ? "reservation.writeOrderOf" : "reservation.continueOrderOf", { number })}
                onClick={() => onOrder(reservationNo)}
              >
                {t(draftNo === null ? "reservation.writeOrder" : "reservation.continueOrder")}
              </button>
            )}
            {mayRelease && (
              <button
                type="button"
                className="link-button"
                aria-label={t("reservation.releaseOf", { number })}
                onClick={() => onRelease(reservation)}
              >
                {t("reservation.release")}
              </button>
            )}
          </span>
        );
      },
    },
  ];
}
