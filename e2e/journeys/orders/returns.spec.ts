import { placeOrderAs } from "../../fixtures/account-order.ts";
import { signedInStaff } from "../../fixtures/caller.ts";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { Member } from "../../fixtures/member.ts";
import {
  eachLanguageAtOneSize,
  expect,
  expectAccessibleAtBothSizes,
  expectToFit,
  type Language,
  shoot,
  test,
} from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    open: "Return items",
    units: /^Return \(0 to 2/,
    next: "Continue",
    money: "Estimated refund",
    reason: "Why are you returning this?",
    tooMuch: "I ordered too much",
    confirm: "Create return",
    required: "Field is required",
    created: /^Return \d+ is created\./,
    expected: "Expected",
    withdraw: /^Withdraw return \d+$/,
    withdrawn: /^Return \d+ is withdrawn\.$/,
  },
  es: {
    open: "Devolver artículos",
    units: /^Devolver \(de 0 a 2/,
    next: "Continuar",
    money: "Reembolso estimado",
    reason: "¿Por qué lo devuelve?",
    tooMuch: "Pedí de más",
    confirm: "Crear devolución",
    required: "Este campo es obligatorio",
    created: /^Se creó la devolución \d+\./,
    expected: "Por llegar",
    withdraw: /^Retirar la devolución \d+$/,
    withdrawn: /^Se retiró la devolución \d+\.$/,
  },
} as const;

/** Hands over everything of an order. */
async function handOver(orderNo: number): Promise<void> {
  const call = await signedInStaff();
  const { lines } = (await call(`office/order?orderNo=${orderNo}`)) as { lines: { lineId: number; quantity: number }[] };
  const units = lines.map(({ lineId, quantity }) => ({ lineId, units: quantity }));
  await expect
    .poll(() => call("office/shiplines", { orderNo, lines: units, carrier: "UPS" }, crypto.randomUUID()).then(() => "ok", String))
    .toBe("ok");
}

/** Places a guest's order and hands it over. @returns its receipt's id */
async function handedOver(language: Language): Promise<string> {
  const { orderNo, receiptId } = await guestOrder(language);
  await handOver(orderNo);
  return receiptId;
}

for (const language of ["en", "es"] as const) {
  const own = say[language];

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`a guest creates a return by the order's link, and withdraws it (${language})`, async ({ page }) => {
      const receiptId = await handedOver(language);
      await page.goto(`/${language}/order/receipt/${receiptId}`);
      await page.getByRole("link", { name: own.open }).click();
      await page.getByLabel(own.units).first().fill("3");
      await page.getByRole("button", { name: own.next }).click();
      // The error is at its line, which keeps what was typed.
      await expect(page.getByLabel(own.units).first()).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel(own.units).first()).toHaveValue("3");
      await page.getByLabel(own.units).first().fill("1");
      await page.getByRole("button", { name: own.next }).click();
      await expect(page.getByRole("heading", { name: own.money })).toBeVisible();
      await page.getByRole("button", { name: own.confirm }).click();
      await expect(page.getByText(own.required).first()).toBeVisible();
      await page.getByLabel(own.reason).selectOption(own.tooMuch);
      await page.getByRole("button", { name: own.confirm }).click();
      await expect(page.getByText(own.created)).toBeVisible();
      await expect(page.getByText(own.expected, { exact: true })).toBeVisible();
      await page.getByRole("link", { name: own.open }).click();
      await page.getByRole("button", { name: own.withdraw }).click();
      await expect(page.getByText(own.withdrawn)).toBeVisible();
    });
  });

  test(`a return is created with the keyboard on pages that fit any screen (${language})`, async ({ page }) => {
    const receiptId = await handedOver(language);
    await page.goto(`/${language}/order/receipt/${receiptId}/return`);
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `return-choice-${language}`);
    const size = page.viewportSize() ?? { width: 1440, height: 1000 };
    await page.setViewportSize({ width: 320, height: 700 });
    await expectToFit(page);
    await page.setViewportSize(size);
    const units = page.getByLabel(own.units).first();
    await units.fill("99");
    await page.getByRole("button", { name: own.next }).focus();
    await page.keyboard.press("Enter");
    await expect(units).toHaveAttribute("aria-invalid", "true");
    // The button may be far below the mistake.
    await expect(units).toBeInViewport();
    await units.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: own.money })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `return-review-${language}`);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectToFit(page);
    await page.setViewportSize(size);
    await page.getByLabel(own.reason).selectOption(own.tooMuch);
    await page.getByRole("button", { name: own.confirm }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(own.created)).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `return-created-${language}`);
  });

  test(`the page of an account's order leads to the return and shows its state (${language})`, async ({ page }) => {
    const buyer = new Member(page, language, "returns");
    const orderNo = await placeOrderAs({ email: buyer.email, authToken: await buyer.join() }, ["porcelain"]);
    await handOver(orderNo);
    await page.goto(`/${language}/account/orders?search=${orderNo}`);
    await page.locator("table tbody tr").getByRole("link").first().click();
    await expect(page).toHaveURL(/account\/orders\//);
    const order = page.url();
    await page.getByRole("link", { name: own.open }).click();
    await page.getByLabel(own.units).first().fill("1");
    await page.getByRole("button", { name: own.next }).click();
    await page.getByLabel(own.reason).selectOption(own.tooMuch);
    await page.getByRole("button", { name: own.confirm }).click();
    await expect(page.getByText(own.created)).toBeVisible();
    await page.goto(order);
    await expect(page.getByText(own.expected, { exact: true })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `return-order-${language}`);
  });
}
