import { loadHistory } from "@azulejo/seed/history/load-history.ts";
import { loadQuotes } from "@azulejo/seed/history/load-quotes.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { bearer, demoPerson } from "@azulejo/testing/people.ts";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();

let dealer: Record<string, string>;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  await loadHistory(shop.api.services, new Date());
}, 60_000);

const read = async (call: string, language = "en", input?: object) =>
  (await shop.call(`customer/${call}`, input, { ...dealer, "accept-language": language })).body;
/** Opens a link without cookies, as a browser that has only the address. */
const open = (url: string): Promise<Response> => shop.api.fetch(new Request(`http://shop.test${new URL(url).pathname}`));
const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100).replace("-", "");

async function fileOf(call: string): Promise<Buffer> {
  const answer = await open((await read(call)).value.url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function pdfOf(call: string, language = "en") {
  const { url, name } = (await read(call, language)).value;
  const answer = await open(url);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return { name, ...readPdf(Buffer.from(await answer.arrayBuffer())) };
}

describe("the documents of an account", () => {
  it("match the invoice's page, in the reader's language", async () => {
    const { invoices } = (await read("openinvoiceslist", "en", { search: "LC" })).value;
    const [invoice] = invoices;
    const { head, words, name } = await pdfOf(`renderinvoice/${invoice.invoiceNo}`);
    expect([head, name]).toEqual(["%PDF-", `invoice-${invoice.invoiceNo}.pdf`]);
    for (const said of [
      `Invoice ${invoice.invoiceNo}`,
      invoice.purchaseOrderNo,
      invoice.jobName,
      dollars(invoice.totalCents),
      "Customer number",
      "Balance due",
    ])
      expect(words).toContain(said);
    const spanish = await pdfOf(`renderinvoice/${invoice.invoiceNo}`, "es");
    expect(spanish.words).toContain(`Factura ${invoice.invoiceNo}`);
    expect(spanish.words).toContain("Por pagar");
  });

  it("have every line of a month, and its balances", async () => {
    const { months } = (await read("statements", "en", {})).value;
    const { month, openingCents, closingCents } = months[1];
    const { lines } = (await read("statements", "en", { month })).value;
    const { words, pages } = await pdfOf(`getdownloadstatementlink/${month}`);
    expect(words).toContain(`Page 1 of ${pages}`);
    expect(words).toContain(dollars(openingCents));
    expect(words).toContain(dollars(closingCents));
    for (const { invoiceNo } of lines) if (invoiceNo) expect(words).toContain(String(invoiceNo));
  });

  it("are opened by their link alone, until it ends, and by no other", async () => {
    const { invoices } = (await read("openinvoiceslist", "en", {})).value;
    const { url } = (await read(`renderinvoice/${invoices[0].invoiceNo}`)).value;
    expect((await open(`${url.slice(0, -2)}AA`)).status).toBe(404);
    shop.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await open(url)).status).toBe(404);
    shop.setNow(new Date());
    expect((await open(url)).status).toBe(200);
    expect((await read("renderinvoice/1")).code).toBe("customer_invoice_unknown");
    expect((await read("getdownloadstatementlink/1999-01")).code).toBe("customer_statement_unknown");
  });

  it("are refused while too many are being made, and made again afterward", async () => {
    const { invoices } = (await read("openinvoiceslist", "en", {})).value;
    const { url } = (await read(`renderinvoice/${invoices[0].invoiceNo}`)).value;
    const answers = await Promise.all(Array.from({ length: 60 }, () => open(url)));
    const statuses = answers.map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await open(url)).status).toBe(200);
  }, 30_000);
});

describe("the papers of an order", () => {
  it("say what its receipt says, with promised days or payments", async () => {
    const { orders } = (await read("orders", "en", { status: 1 })).value;
    const [{ receiptId, orderNo, jobName, totalCents }] = orders;
    const { lines } = (await read(`getreceiptmodel?id=${receiptId}`)).value;
    const acceptance = await pdfOf(`renderorderacceptance/${receiptId}`);
    expect(acceptance.name).toBe(`order-${orderNo}.pdf`);
    for (const said of [`Order ${orderNo}`, jobName, "Promised", dollars(totalCents), lines[0].itemNo])
      expect(acceptance.words).toContain(said);
    const receipt = await pdfOf(`renderreceipt/${receiptId}`, "es");
    for (const said of [`Recibo del pedido ${orderNo}`, "Pagado", dollars(totalCents)]) expect(receipt.words).toContain(said);
    expect((await read(`renderreceipt/${"x".repeat(24)}`)).code).toBe("customer_receipt_not_found");
  });

  it("leave prices out for people who may not see them", async () => {
    const { orders } = (await read("orders", "en", { status: 1 })).value;
    const [{ receiptId, totalCents }] = orders;
    await shop.call("account/changehidepricesstate?hidePrices=true", undefined, dealer);
    const { words } = await pdfOf(`renderorderacceptance/${receiptId}`);
    await shop.call("account/changehidepricesstate?hidePrices=false", undefined, dealer);
    expect(words).not.toContain(dollars(totalCents));
    expect(words).not.toMatch(/\$\d/);
  });
});

describe("the pictures of a paper", () => {
  /** The name of the filter that marks a JPEG in a PDF. */
  const picturesIn = (file: Buffer): number => file.toString("latin1").split("/DCTDecode").length - 1;
  const asked = new Set<string>();
  const answerWith = (read: () => Promise<Uint8Array | null>) => {
    asked.clear();
    shop.api.services.readPicture = async (address) => {
      asked.add(address);
      return read();
    };
  };
  /** The calls for an acceptance, an invoice and a quote, and an item number on each. */
  async function papers() {
    const { orders } = (await read("orders", "en", { status: 1 })).value;
    const { lines } = (await read(`getreceiptmodel?id=${orders[0].receiptId}`)).value;
    const [{ invoiceNo }] = (await read("openinvoiceslist", "en", { search: "LC" })).value.invoices;
    await loadQuotes(shop.api.services, new Date());
    const { quotes } = (await read("quotes", "en", { show: "waiting" })).value;
    const { quoteNo } = quotes.find(({ state }: { state: string }) => state === "open");
    const [{ lines: offered }] = (await read(`quote/${quoteNo}`)).value.versions;
    return [
      { call: `renderorderacceptance/${orders[0].receiptId}`, itemNo: lines[0].itemNo },
      { call: `renderinvoice/${invoiceNo}`, itemNo: null },
      { call: `renderquote/${quoteNo}`, itemNo: offered[0].itemNo },
    ];
  }

  it("show its goods as they are laid, each embedded once", async () => {
    for (const { call } of await papers()) {
      let tone = 0;
      answerWith(() =>
        sharp({ create: { width: 156, height: 120, channels: 3, background: { r: 40 * ++tone, g: 0, b: 0 } } })
          .webp()
          .toBuffer(),
      );
      const file = await fileOf(call);
      expect([...asked].every((address) => /\/(l|m)\//.test(address))).toBe(true);
      expect([asked.size > 0, picturesIn(file)]).toEqual([true, asked.size]);
    }
  });

  it("are left out where they are missing, late, unreadable or not drawn yet", async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    for (const answer of [
      async () => null,
      () => Promise.reject(new Error("down")),
      async () => Buffer.from("broken"),
      async () => drawing,
    ])
      for (const { call, itemNo } of await papers()) {
        answerWith(answer);
        const file = await fileOf(call);
        expect([asked.size > 0, picturesIn(file)]).toEqual([true, 0]);
        if (itemNo) expect(readPdf(file).words).toContain(itemNo);
      }
  });
});

describe("the paper of a quote", () => {
  it("has the newest version's lines, prices and days", async () => {
    await loadQuotes(shop.api.services, new Date());
    const { quotes } = (await read("quotes", "en", { show: "waiting" })).value;
    const { quoteNo } = quotes.find(({ state }: { state: string }) => state === "open");
    const { versions } = (await read(`quote/${quoteNo}`)).value;
    const { words, name } = await pdfOf(`renderquote/${quoteNo}`);
    expect(name).toBe(`quote-${quoteNo}.pdf`);
    expect(words).toContain(`Quote ${quoteNo}, version ${versions[0].versionNo}`);
    expect(words).toContain(dollars(versions[0].totalCents));
    for (const { itemNo, unitPriceCents, goodsCents } of versions[0].lines)
      for (const said of [itemNo, dollars(unitPriceCents), dollars(goodsCents)]) expect(words).toContain(said);
    const requested = quotes.find(({ state }: { state: string }) => state === "requested");
    expect((await read(`renderquote/${requested.quoteNo}`)).code).toBe("customer_quote_unanswered");
  });
});
