import { address, contact } from "@azulejo/testing/guest.ts";
import { newKey } from "../order-simulation/play.fixture.ts";
import type { Member, Operation } from "./operations.fixture.ts";
import type { World } from "./world.fixture.ts";

type Of<Name extends Operation["do"]> = Extract<Operation, { do: Name }>;

interface Listed {
  invoiceNo: number;
  openCents: number;
}

/** The acts of a business account: orders on credit, approvals, and payments of invoices. */
export function createDealers({ shop, items, asPerson, customerId }: World) {
  /** The bag that waits for an approval. */
  let waiting: string | null = null;
  const times = async (clicks: number, act: () => Promise<unknown>) => void (await Promise.all(Array.from({ length: clicks }, act)));
  return {
    async orderOnCredit({ member, item, boxes, clicks }: Of<"orderOnCredit">): Promise<void> {
      await emptyBag(member);
      const lines = [{ itemNo: items[item]?.itemNo, quantity: boxes, fulfilmentType: "DLVR" }];
      const { body } = await asPerson(member, "webshoppingbag/addbagitemV2", { items: lines });
      if (body.success) await complete(member, body.value.shoppingBagQuoteId, clicks);
    },
    async setApprovalLimit({ dollars }: Of<"setApprovalLimit">): Promise<void> {
      const { body } = await asPerson("dealer-admin", "customer/approvalrules");
      for (const { ruleId } of body.value?.rules ?? []) await asPerson("dealer-admin", "customer/endapprovalrule", { ruleId });
      if (dollars === null) return;
      await asPerson("dealer-admin", "customer/addapprovalrule", { aboveCents: dollars * 100, userId: null, approverId: null });
    },
    async decideApproval({ approve, clicks }: Of<"decideApproval">): Promise<void> {
      const { body } = await asPerson("dealer-admin", "customer/approvals");
      const asked = (body.value?.approvals ?? []).find((one: { mayDecide: boolean }) => one.mayDecide);
      if (!asked) return;
      await times(clicks, () => asPerson("dealer-admin", "customer/decideapproval", { approvalId: asked.approvalId, approve }));
      if (approve && waiting) await complete("dealer-buyer", waiting, clicks);
    },
    async payInvoices({ share, declines, clicks }: Of<"payInvoices">): Promise<void> {
      const invoices = partsOf((await openInvoices()).filter(({ openCents }) => openCents > 0).slice(0, 2), share);
      if (invoices.length === 0) return;
      const payment = { type: "CreditCard", paymentMethodId: declines ? "pm_card_visa_chargeDeclined" : "pm_card_visa" };
      const input = { attempt: newKey(), invoices, payment };
      await times(clicks, () => asPerson("dealer-admin", "customer/invoicespay", input));
    },
    async useCredit(): Promise<void> {
      const all = await openInvoices();
      const credit = all.find(({ openCents }) => openCents < 0);
      const invoice = all.find(({ openCents }) => openCents > 0);
      if (!credit || !invoice) return;
      const cents = Math.min(-credit.openCents, invoice.openCents);
      const invoices = [
        { invoiceNo: invoice.invoiceNo, amountCents: cents },
        { invoiceNo: credit.invoiceNo, amountCents: -cents },
      ];
      await asPerson("dealer-admin", "customer/invoicespay", { attempt: newKey(), invoices, payment: { type: "Credit" } });
    },
    async recordCheck({ share }: Of<"recordCheck">): Promise<void> {
      const invoices = partsOf((await openInvoices()).filter(({ openCents }) => openCents > 0).slice(0, 3), share);
      if (invoices.length === 0) return;
      await shop.asStaff("office/recordcheck", { customerId, reference: "1001", invoices }, newKey());
    },
  };

  async function openInvoices(): Promise<Listed[]> {
    const { body } = await asPerson("dealer-admin", "customer/openinvoiceslist", { pageSize: 100 });
    return body.value?.invoices ?? [];
  }

  async function emptyBag(member: Member): Promise<void> {
    const { body } = await asPerson(member, "webshoppingbag/getcustomershoppingbag");
    const { shoppingBagQuoteId, lines = [] } = body.value ?? {};
    for (const { lineId } of lines) await asPerson(member, "webshoppingbag/removebagitem", { shoppingBagQuoteId, lineId });
  }

  async function complete(member: Member, shoppingBagQuoteId: string, clicks: number): Promise<void> {
    const steps = {
      ...{ shoppingBagQuoteId, contact: { ...contact, email: `${member}@demo.test` } },
      ...{ deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight", purchaseOrderNo: "PO-7" },
    };
    const { body } = await asPerson(member, "checkout/checkout", steps);
    if (!body.success || body.value.totals?.totalCents == null) return;
    const { totals, termsVersion, bag } = body.value;
    const split = (bag?.lines ?? []).filter((line: { lots: unknown[] }) => line.lots.length > 1);
    const agreements = split.map(({ lineId, lots }: { lineId: number; lots: unknown[] }) => ({ lineId, agreedLots: lots }));
    if (split.length > 0) await asPerson(member, "webshoppingbag/updatebagitems", { shoppingBagQuoteId, items: agreements });
    const agreed = { expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
    const input = { shoppingBagQuoteId, attempt: newKey(), payment: { type: "Credit" }, ...agreed };
    await times(clicks, async () => {
      const answer = await asPerson(member, "checkout/complete", input);
      if (answer.body.code !== "checkout_approval_needed") return;
      const asked = await asPerson(member, "customer/askapproval", { shoppingBagQuoteId });
      if (asked.body.success) waiting = shoppingBagQuoteId;
    });
  }
}

const partsOf = (invoices: Listed[], share: number) =>
  invoices.map(({ invoiceNo, openCents }) => ({ invoiceNo, amountCents: Math.max(1, Math.floor((openCents * share) / 100)) }));
