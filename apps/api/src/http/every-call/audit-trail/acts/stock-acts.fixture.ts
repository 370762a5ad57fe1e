import { boxInReno } from "@azulejo/testing/people.ts";
import { sendPicture, somePicture } from "@azulejo/testing/pictures.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Reserves a box for a customer without an account. */
async function reserved({ act, shop, read }: Office, item: number): Promise<number> {
  const itemNo = await boxInReno(shop, item);
  const [lot] = (await read(`stock?itemNo=${itemNo}`)).lots.filter((one: { store: string }) => one.store === "reno");
  const lastDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const kept = { itemNo, store: "reno", lot: lot.code, units: 1, customerName: "Ana Ruiz", phone: "775 555 0100", lastDay };
  return (await act("reservestock", kept)).body.value.reservationNo;
}

const containerOf = (itemNo: string) => ({ store: "reno", expectedOn: null, lines: [{ itemNo, lot: "AUDIT", units: 10 }] });

/** Sends a unit from the demo's first store to another. */
async function sendOne(act: Office["act"], shop: Office["shop"], read: Office["read"]) {
  const itemNo = await boxInReno(shop, 62);
  const lot = (await read(`stock?itemNo=${itemNo}`)).lots.find(
    (one: { store: string; onHand: number }) => one.store === "reno" && one.onHand > 0,
  );
  const to = (await read("pickupstores")).find(({ code }: { code: string }) => code !== "reno").code;
  return (await act("sendtransfer", { from: "reno", to, lines: [{ itemNo, lot: lot.code, units: 1 }] })).body.value;
}

export const stockActs: Record<string, Act> = {
  async adjuststock({ act, shop, read }) {
    const itemNo = await boxInReno(shop, 60);
    const [lot] = (await read(`stock?itemNo=${itemNo}`)).lots.filter((one: { store: string }) => one.store === "reno");
    await act("adjuststock", { itemNo, store: "reno", lot: lot.code, units: -1, note: "Chipped" });
    return entry("stock.adjusted", "lot", `${itemNo} / reno / ${lot.code}`);
  },
  async reservestock(office) {
    return entry("stock.reserved", "reservation", await reserved(office, 60));
  },
  async releasereservation(office) {
    const reservationNo = await reserved(office, 60);
    await office.act("releasereservation", { reservationNo });
    return [entry("stock.reserved", "reservation", reservationNo), entry("stock.reservation_released", "reservation", reservationNo)];
  },
  async announcecontainer({ act, shop }) {
    await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-1" });
    return entry("container.announced", "container", "AUDIT-1");
  },
  async movecontainer({ act, shop }) {
    await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-2" });
    await act("movecontainer", { code: "AUDIT-2", expectedOn: "2099-01-01" });
    return [entry("container.announced", "container", "AUDIT-2"), entry("container.moved", "container", "AUDIT-2")];
  },
  async receivecontainer({ act, shop }) {
    const { body } = await act("announcecontainer", { ...containerOf(await boxInReno(shop, 61)), code: "AUDIT-3" });
    await act("receivecontainer", { code: "AUDIT-3", lines: [{ lineId: body.value.contents[0].lineId, counted: 9 }] });
    return [entry("container.announced", "container", "AUDIT-3"), entry("container.received", "container", "AUDIT-3")];
  },
  async sendtransfer({ act, shop, read }) {
    const { transferNo } = await sendOne(act, shop, read);
    return entry("transfer.sent", "transfer", transferNo);
  },
  async receivetransfer({ act, shop, read }) {
    const { transferNo, lines } = await sendOne(act, shop, read);
    await act("receivetransfer", { transferNo, lines: [{ lineId: lines[0].lineId, arrived: 1 }] });
    return [entry("transfer.sent", "transfer", transferNo), entry("transfer.received", "transfer", transferNo)];
  },
  async endcount({ act, shop }) {
    const { body } = await act("startcount", { store: "reno", scope: await boxInReno(shop, 63) });
    const { countNo, lines } = body.value;
    await act("countlots", { countNo, lots: [{ lotId: lines[0].lotId, counted: 1 }] });
    await act("endcount", { countNo, book: true });
    return entry("count.booked", "count", countNo);
  },
  async setslabstate({ act }) {
    await act("setslabstate", { code: "S19-2", state: "sold" });
    return entry("slab.state", "slab", "S19-2");
  },
  async addslabs({ act, read }) {
    const [{ itemNo }] = (await read("slabrows")).slabs;
    const slabs = [{ widthMm: 3000, heightMm: 1800 }];
    await act("addslabs", { bundle: "AUDIT", block: "B-1", itemNo, store: "anaheim", arrivedOn: "2026-11-01", slabs });
    return entry("slab.taken_in", "slab", "AUDIT");
  },
  async setslabpicture({ act, read }) {
    const { picture } = await read("slab?code=S19-3");
    await act("setslabpicture", { code: "S19-3", picture: null, before: picture.address });
    return entry("slab.picture", "slab", "S19-3");
  },
  async releaseslabhold({ act, as, dealer }) {
    await as(dealer, "slabs/hold", { code: "S19-1" });
    await act("releaseslabhold", { code: "S19-1" });
    return entry("slab.released", "slab", "S19-1");
  },
  async uploadslabpicture({ shop, staff }) {
    const { address } = await sendPicture(shop, "uploadslabpicture", staff, await somePicture(9, 6));
    return entry("picture.uploaded", "picture", address);
  },
};
