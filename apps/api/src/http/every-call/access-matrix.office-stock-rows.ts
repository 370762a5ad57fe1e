import { ofReno, type Row, row, type Says } from "./access-matrix.row.ts";

const lists = "lists show only what is one's own, which the check of lists proves";

/** The inputs of the calls about slabs, lots, containers, reservations, transfers and counts. */
export const officeStockRows: Record<string, Row> = {
  "GET office/slabrows": { ...row({}), shared: lists },
  "POST office/addslabs": {
    ...row(
      {
        bundle: "M1",
        block: "B",
        itemNo: "NO-SUCH-ITEM",
        store: "reno",
        arrivedOn: "2026-01-05",
        slabs: [{ widthMm: 3000, heightMm: 1800 }],
      },
      "office_items_unknown",
    ),
    ...ofReno(
      ({ store, slabItemNo, otherBundle }) => ({
        ...{ bundle: otherBundle, block: "B", itemNo: slabItemNo, store, arrivedOn: "2026-01-05" },
        slabs: [{ widthMm: 3000, heightMm: 1800 }],
      }),
      "storelocator_not_found",
      "office_slab_bundle",
    ),
  },
  "GET office/slab": { ...row({ code: "NONE-1" }, "slabs_not_found"), ...ofReno(({ slab }) => ({ code: slab }), "slabs_not_found", "ok") },
  "POST office/setslabstate": {
    ...row({ code: "NONE-1", state: "sold" }, "slabs_not_found"),
    ...ofReno(({ slab }) => ({ code: slab, state: "available" }), "slabs_not_found", "ok"),
  },
  "POST office/releaseslabhold": {
    ...row({ code: "NONE-1" }, "slabs_not_found"),
    ...ofReno(({ slab }) => ({ code: slab }), "slabs_not_found", "slabs_not_held"),
  },
  "POST office/setslabpicture": {
    ...row({ code: "NONE-1", picture: null, before: null }, "slabs_not_found"),
    ...ofReno(({ slab }) => ({ code: slab, picture: null, before: null }), "slabs_not_found", "ok"),
  },
  "GET office/stock": row({ itemNo: "NO-SUCH-ITEM" }, "product_not_found"),
  "GET office/movedstock": row({}),
  "POST office/adjuststock": {
    ...row({ itemNo: "NO-SUCH-ITEM", store: "reno", lot: "A1", units: 1, note: "Found" }, "product_not_found"),
    ...ofReno(
      ({ itemNo, store }) => ({ itemNo, store, lot: "NONE", units: 1, note: "Found" }),
      "storelocator_not_found",
      "office_lot_not_found",
    ),
  },
  "GET office/containers": row({}),
  "GET office/readcontainer": {
    ...row({ code: "NONE" }, "office_container_not_found"),
    ...ofReno(({ container }) => ({ code: container }), "office_container_not_found", "ok"),
  },
  "GET office/containerlabels": {
    ...row({ code: "NONE" }, "office_container_not_found"),
    ...ofReno(({ container }) => ({ code: container }), "office_container_not_found", "ok"),
  },
  "POST office/announcecontainer": {
    ...row(
      { code: "NONE", store: "reno", expectedOn: null, lines: [{ itemNo: "NO-SUCH-ITEM", lot: "A1", units: 1 }] },
      orOtherStore("office_items_unknown"),
    ),
    ...ofReno(
      ({ store }) => ({ code: "NONE", store, expectedOn: null, lines: [{ itemNo: "NO-SUCH-ITEM", lot: "A1", units: 1 }] }),
      "storelocator_not_found",
      "office_items_unknown",
    ),
  },
  "POST office/movecontainer": {
    ...row({ code: "NONE", expectedOn: null }, "office_container_not_found"),
    ...ofReno(({ container }) => ({ code: container, expectedOn: null }), "office_container_not_found", "ok"),
  },
  "POST office/receivecontainer": {
    ...row({ code: "NONE", lines: [{ lineId: 1, counted: 1 }] }, "office_container_not_found"),
    ...ofReno(
      ({ container }) => ({ code: container, lines: [{ lineId: 2_000_000_000, counted: 1 }] }),
      "office_container_not_found",
      "office_container_line_not_found",
    ),
  },
  "GET office/reservations": { ...row({}), shared: lists },
  "POST office/reservestock": {
    ...row(
      { itemNo: "NO-SUCH-ITEM", store: "reno", lot: "A1", units: 1, customerName: "Ana", phone: "1", lastDay: "2099-01-01" },
      "product_not_found",
    ),
    ...ofReno(
      ({ itemNo, store }) => ({
        ...{ itemNo, store, lot: "NONE", units: 1, customerName: "Ana", phone: "1" },
        lastDay: new Date().toISOString().slice(0, 10),
      }),
      "storelocator_not_found",
      "office_lot_not_found",
    ),
  },
  "POST office/releasereservation": {
    ...row({ reservationNo: 2_000_000_000 }, "office_reservation_not_found"),
    ...ofReno(({ reservations }) => ({ reservationNo: reservations[0] }), "office_reservation_not_found", "ok"),
  },
  "POST office/orderreservation": {
    ...row({ reservationNo: 2_000_000_000 }, "office_reservation_not_found"),
    ...ofReno(({ reservations }) => ({ reservationNo: reservations[1] }), "office_reservation_not_found", "ok"),
  },
  "GET office/transfers": row({}),
  "GET office/readtransfer": {
    ...row({ transferNo: 2_000_000_000 }, "office_transfer_not_found"),
    ...ofReno(({ transferNo }) => ({ transferNo }), "office_transfer_not_found", "ok"),
  },
  "POST office/sendtransfer": {
    ...row(
      { from: "reno", to: "san-diego", lines: [{ itemNo: "NO-SUCH-ITEM", lot: "A1", units: 1 }] },
      orOtherStore("office_items_unknown"),
    ),
    ...ofReno(
      ({ store }) => ({ from: store, to: "san-diego", lines: [{ itemNo: "NO-SUCH-ITEM", lot: "A1", units: 1 }] }),
      "storelocator_not_found",
      "office_items_unknown",
    ),
  },
  "POST office/receivetransfer": {
    ...row({ transferNo: 2_000_000_000, lines: [{ lineId: 1, arrived: 1 }] }, "office_transfer_not_found"),
    ...ofReno(
      ({ transferNo }) => ({ transferNo, lines: [{ lineId: 2_000_000_000, arrived: 1 }] }),
      "office_transfer_not_found",
      "office_transfer_lines",
    ),
  },
  "GET office/counts": row({ state: "all" }),
  "GET office/readcount": {
    ...row({ countNo: 2_000_000_000 }, "office_count_not_found"),
    ...ofReno(({ countNo }) => ({ countNo }), "office_count_not_found", "ok"),
  },
  "POST office/startcount": {
    ...row({ store: "anaheim", scope: "NO-SUCH-ITEM" }, orOtherStore("office_count_empty")),
    ...ofReno(({ store }) => ({ store, scope: "" }), "storelocator_not_found", "office_count_open"),
  },
  "POST office/countlots": {
    ...row({ countNo: 2_000_000_000, lots: [{ lotId: 1, counted: 1 }] }, "office_count_not_found"),
    ...ofReno(
      ({ countNo }) => ({ countNo, lots: [{ lotId: 2_000_000_000, counted: 1 }] }),
      "office_count_not_found",
      "office_count_lot_not_found",
    ),
  },
  "POST office/endcount": {
    ...row({ countNo: 2_000_000_000, book: true }, "office_count_not_found"),
    ...ofReno(({ endedCountNo }) => ({ countNo: endedCountNo, book: false }), "office_count_not_found", "office_count_ended"),
  },
};

/** The result for staff of another store is that the place doesn't exist. */
function orOtherStore(says: string): Says {
  return ({ isElsewhere }) => (isElsewhere ? "storelocator_not_found" : says);
}
