import { address, contact } from "@azulejo/testing/guest.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Payments, statements and the books. */
export const moneyActs: Record<string, Act> = {
  async payphoneorder({ act, shop }) {
    const { draftNo } = (await act("startphoneorder", {})).body.value;
    await act("addphoneline", { draftNo, itemNo: await boxInReno(shop, 62), units: 1 });
    const { quote } = (await act("savephonedetails", { draftNo, contact, deliveryAddress: address, deliveryService: "freight" })).body
      .value;
    const card = { paymentMethodId: "pm_card_visa", attempt: "audit-phone-card" };
    const placed = await act("payphoneorder", { draftNo, ...card, expectedTotalCents: quote.totals.totalCents });
    return entry("order.taken", "order", placed.body.value.orderNo);
  },
  async takecard({ act, owingOrder, read }) {
    const { orderNo } = await owingOrder();
    const { owedCents } = await read(`owedpayment?orderNo=${orderNo}`);
    await act("takecard", { orderNo, paymentMethodId: "pm_card_visa", attempt: "audit-owed-card", expectedCents: owedCents });
    return entry("order.card_taken", "order", orderNo);
  },
  async sendstatement({ act, invoice, dealerId, read }) {
    await invoice();
    const { months, readers } = await read(`customerstatements?customerId=${dealerId}`);
    await act("sendstatement", { customerId: dealerId, month: months[0].month, accountId: readers[0].accountId });
    return entry("customer.statement_sent", "customer", dealerId);
  },
  async importcosts({ act, shop }) {
    const startsOn = "2026-02-03";
    await act("importcosts", { startsOn, lines: [{ itemNo: await boxInReno(shop, 63), costCents: 1250 }] });
    return entry("costs.imported", "prices", startsOn);
  },
  async sendpaymentlink({ act, owingOrder }) {
    const { orderNo } = await owingOrder();
    await act("sendpaymentlink", { orderNo });
    return entry("order.payment_requested", "order", orderNo);
  },
  async requestpayment({ act, owingOrder }) {
    const { orderNo } = await owingOrder();
    await act("requestpayment", { orderNo });
    return entry("order.payment_requested", "order", orderNo);
  },
  async closemonth({ act, read, shop, order }) {
    await order();
    await shop.database.query
      .updateTable("ledgerPosting")
      .set({ at: new Date(Date.now() - 40 * 86_400_000) })
      .execute();
    const [{ month }] = await read("months");
    await act("closemonth", { month });
    return entry("month.closed", "month", month);
  },
  async takeaccountingfile({ act, order }) {
    await order();
    const [from, to] = ["2026-01-01", "2099-12-31"];
    await act("takeaccountingfile", { kind: "journal", format: "csv", from, to });
    return entry("accounting.taken", "accounting", `journal ${from} ${to}`);
  },
  async importchecks({ act, invoice, dealerId }) {
    const { invoiceNo, totalCents } = await invoice();
    await act("importchecks", { lines: [{ reference: "2077", invoiceNo, amountCents: totalCents }] });
    return entry("customer.check", "customer", dealerId);
  },
  async recordcheck({ act, invoice, dealerId }) {
    const { invoiceNo, totalCents } = await invoice();
    await act("recordcheck", { customerId: dealerId, reference: "1042", invoices: [{ invoiceNo, amountCents: totalCents }] });
    return entry("customer.check", "customer", dealerId);
  },
};
