import { guestCall, signedInStaff } from "../../fixtures/caller.ts";
import { type GuestOrder, guestOrder } from "../../fixtures/guest-order.ts";
import { linkTo } from "../../fixtures/mail.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    heading: /^Order \d+ is delayed$/,
    note: "The ship left port late.",
    back: /^You get back \$[\d,.]+, including tax/,
    cancel: "Cancel these items",
    canceled: "These items are canceled",
    wait: /^Wait until /,
    waited: "You chose to wait",
    moved: /^The date has moved to /,
    open: "Wait or cancel",
    state: "Canceled",
    delayed: /is delayed to \w+ \d+\. Choose by/,
  },
  es: {
    heading: /^El pedido \d+ se retrasa$/,
    note: "El barco salió tarde del puerto.",
    back: /^Le devolvemos \$[\d,.]+, con impuestos/,
    cancel: "Cancelar estos artículos",
    canceled: "Estos artículos quedaron cancelados",
    wait: /^Esperar hasta el /,
    waited: "Usted eligió esperar",
    moved: /^La fecha cambió al /,
    open: "Esperar o cancelar",
    state: "Cancelado",
    delayed: /se retrasa al \d+ \w+\. Elija para el/,
  },
} as const;

const note = { en: say.en.note, es: say.es.note };
const sandbox = () => `http://localhost:${Number(process.env.E2E_PORT ?? 3410) + 1}`;

/** Moves the date of an order's first line, as staff who hear of a late container. */
async function delay({ orderNo }: GuestOrder): Promise<void> {
  const call = await signedInStaff();
  const order = (await call(`office/order?orderNo=${orderNo}`)) as { lines: { lineId: number; promisedOn: string }[] };
  const [line] = order.lines;
  const promisedOn = new Date(Date.parse(line?.promisedOn ?? "") + 12 * 86_400_000).toISOString().slice(0, 10);
  const { authToken } = (await guestCall("office/signin", { email: "staff@demo.test", password: "Azulejo-demo-1" })) as {
    authToken: string;
  };
  const headers = { authorization: `Bearer ${authToken}`, "idempotency-key": crypto.randomUUID() };
  await guestCall("office/movepromises", { orderNo, lineIds: [line?.lineId], promisedOn, reason: "container", note }, headers);
}

async function refundsOf({ orderNo }: GuestOrder): Promise<string[]> {
  const order = (await (await signedInStaff())(`office/order?orderNo=${orderNo}`)) as { refunds: { state: string }[] };
  return order.refunds.map((one) => one.state);
}

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test(`a customer whose items are delayed cancels them and gets a refund (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    const order = await guestOrder(language);
    await delay(order);
    const link = await linkTo(order.email, "/delay/");
    await page.goto(link);
    await expect(page.getByRole("heading", { name: own.heading })).toBeVisible();
    await expect(page.getByText(own.note)).toBeVisible();
    await expect(page.getByText(own.back)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("delay-choice");
    // Opening the link changes nothing.
    await page.reload();
    expect(await refundsOf(order)).toEqual([]);
    await page.getByRole("button", { name: own.cancel }).click();
    await expect(page.getByRole("heading", { name: own.canceled })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await look("delay-canceled");
    await expect.poll(() => refundsOf(order)).toEqual(["done"]);
    await page.goto(`/${language}/order/receipt/${order.receiptId}`);
    await expect(page.getByText(own.state, { exact: true })).toHaveCount(1);
  });

  test(`another one chooses on the order's page to wait, and has a text message too (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const order = await guestOrder(language);
    await delay(order);
    await expect
      .poll(async () => (await fetch(`${sandbox()}/texts/api/messages?phone=${encodeURIComponent(order.phone)}`)).text())
      .toMatch(own.delayed);
    await page.goto(`${sandbox()}/texts?phone=${encodeURIComponent(order.phone)}`);
    await expect(page.getByRole("cell", { name: own.delayed })).toBeVisible();
    await page.goto(`/${language}/order/receipt/${order.receiptId}`);
    await expect(page.getByRole("heading", { name: own.moved })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `${info.project.name}-${language}-delay-on-receipt`);
    await page.getByRole("link", { name: own.open }).click();
    await page.getByRole("button", { name: own.wait }).click();
    await expect(page.getByRole("heading", { name: own.waited })).toBeVisible();
    await page.goto(`/${language}/order/receipt/${order.receiptId}`);
    await expect(page.getByRole("heading", { name: own.moved })).toHaveCount(0);
    expect(await refundsOf(order)).toEqual([]);
  });

  test(`the choice needs no scripts (${language})`, async ({ browser }) => {
    test.setTimeout(120_000);
    const order = await guestOrder(language);
    await delay(order);
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(await linkTo(order.email, "/delay/"));
    await page.getByRole("button", { name: own.wait }).click();
    await expect(page.getByRole("heading", { name: own.waited })).toBeVisible();
    await page.context().close();
  });
}
