import { placeOrder } from "@azulejo/testing/office.ts";
import type { TestShop } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";

/** Existing records of one store. They are picked up or stored there, so staff of other stores can't find them. */
export interface OtherStore {
  store: string;
  itemNo: string;
  /** A picked-up order with units handed over. */
  orderNo: number;
  lineId: number;
  /** Announced returns of the order, none of them received. */
  returns: number[];
  /** Held replacements for units of the order. */
  replacements: number[];
  invoice: { customerId: number; invoiceNo: number };
  draftNo: number;
  /** Held reservations. */
  reservations: number[];
  container: string;
  transferNo: number;
  countNo: number;
  endedCountNo: number;
  slab: string;
  /** The slab that the stranger holds. */
  heldSlab: string;
  slabItemNo: string;
  /** A bundle at another place than this store. */
  otherBundle: string;
  /** Texts of these records that lists and reports contain. */
  marks: string[];
}

const DAY = 86_400_000;
const NOTE = "Kept for the matrix";

/** Issues an invoice for an order. */
type InvoiceOf = (orderNo: number) => Promise<OtherStore["invoice"]>;

/** Adds a record of every kind to the store in Reno. @param staff headers of a staff member with all rights */
export async function fillStore(shop: TestShop, staff: Record<string, string>, invoiceOf: InvoiceOf): Promise<OtherStore> {
  const store = "reno";
  const act = async (name: string, body: object) => {
    const { body: answer } = await shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.value;
  };
  const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
  const itemNo = await boxInReno(shop, 40);
  const { code: lot } = (await read(`stock?itemNo=${itemNo}`)).lots.find((one: { store: string }) => one.store === store);

  const orderNo = await placeOrder(shop, [{ itemNo, quantity: 12, fulfilmentType: "PKUP" }]);
  await shop.api.settle();
  const [{ lineId }] = (await read(`order?orderNo=${orderNo}`)).lines;
  await act("shiplines", { orderNo, lines: [{ lineId, units: 8 }] });
  const units = { lineId, units: 1 };
  for (const reason of [1, 2, 3].map((nth) => `${NOTE} ${nth}`)) {
    await act("announcereturn", { orderNo, lines: [units], reason, ourFault: true });
    await act("replaceunits", { orderNo, ...units, store, lot, brokenGoods: "written_off", reason });
  }
  const order = await read(`order?orderNo=${orderNo}`);

  const { draftNo } = await act("startphoneorder", {});
  await act("addphoneline", { draftNo, itemNo, units: 1, fulfilment: "PKUP" });
  await act("savephonedetails", { draftNo, pickupStore: store });
  const lastDay = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  const kept = { itemNo, store, lot, units: 1, customerName: NOTE, phone: "775 555 0100", lastDay };
  const reservations = [await act("reservestock", kept), await act("reservestock", kept)];
  const lines = [{ itemNo, lot: "MATRIX", units: 10 }];
  const { code: container } = await act("announcecontainer", { code: "MATRIX-CONTAINER", store, expectedOn: null, lines });
  const { transferNo } = await act("sendtransfer", { from: store, to: "anaheim", note: NOTE, lines: [{ itemNo, lot, units: 1 }] });
  const { countNo: endedCountNo } = await act("startcount", { store, scope: itemNo });
  await act("endcount", { countNo: endedCountNo, book: false });
  const { countNo } = await act("startcount", { store, scope: itemNo });
  const { itemNo: slabItemNo, bundle: otherBundle } = (await read("slabrows?store=las-vegas")).slabs[0];
  const slabs = [1, 2].map(() => ({ widthMm: 3000, heightMm: 1800 }));
  const bundle = { bundle: "MATRIX", block: "MATRIX", itemNo: slabItemNo, store, arrivedOn: lastDay, areInStock: false, slabs };
  const [slab, heldSlab] = (await act("addslabs", bundle)).codes;
  return {
    store,
    itemNo,
    orderNo,
    lineId,
    returns: order.returns.map(({ returnNo }: { returnNo: number }) => returnNo),
    replacements: order.replacements.map(({ replacementNo }: { replacementNo: number }) => replacementNo),
    invoice: await invoiceOf(orderNo),
    draftNo,
    reservations: reservations.map(({ reservationNo }) => reservationNo),
    container,
    transferNo,
    countNo,
    endedCountNo,
    slab,
    heldSlab,
    slabItemNo,
    otherBundle,
    marks: [`"orderNo":${orderNo}`, NOTE, container, slab, `"countNo":${countNo},"store":"${store}"`],
  };
}
