import type { CDPSession, Page } from "@playwright/test";
import { expect, test, untilLive } from "../../fixtures/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pictures: true });

const PRODUCT = "/en/product/detail/luminara-verde-guayaba-marble-look-porcelain";

interface Finger {
  x: number;
  y: number;
}

/** Moves two fingers from one distance to another around a point. */
async function pinch(touch: CDPSession, { x, y }: Finger, from: number, to: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 1 },
    { x: x + distance / 2, y, id: 2 },
  ];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (let step = 1; step <= 10; step++) {
    const touchPoints = fingers(from + ((to - from) * step) / 10);
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function percent(page: Page): Promise<number> {
  return Number.parseInt((await page.locator("dialog.zoom output").textContent()) ?? "", 10);
}

/** Opens the product and its piece. Its pictures are links to files until they have their code. */
async function openPiece(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await untilLive(page.locator(".tab-piece"));
  await page.locator(".tab-piece").click();
  await untilLive(page.locator(".view-piece a"));
  await page.locator(".view-piece a").click();
}

test("a picture opens whole on a phone, follows a pinch up to its own pixels, and a double tap goes in and out", async ({ page }) => {
  await openPiece(page);
  const stage = page.locator("dialog.zoom .zoom-stage");
  const picture = stage.locator(".zoom-picture");
  await expect(picture).toBeVisible();
  const box = await stage.boundingBox();
  const whole = await picture.boundingBox();
  if (!box || !whole) throw new Error("the picture isn't on the page");
  expect(whole.width).toBeLessThanOrEqual(box.width + 1);
  expect(whole.height).toBeLessThanOrEqual(box.height + 1);
  expect(Math.max(whole.width / box.width, whole.height / box.height)).toBeGreaterThan(0.98);
  const fit = await percent(page);

  const touch = await page.context().newCDPSession(page);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await pinch(touch, middle, 80, 160);
  await expect.poll(() => percent(page)).toBeGreaterThan(fit * 1.7);
  expect(await percent(page)).toBeLessThan(fit * 2.3);
  for (let again = 0; again < 4; again++) await pinch(touch, middle, 60, 360);
  await expect.poll(() => percent(page)).toBe(100);
  const natural = await picture.evaluate((image: HTMLImageElement) => image.offsetWidth);
  expect((await picture.boundingBox())?.width).toBeCloseTo(natural, 0);
  for (let again = 0; again < 6; again++) await pinch(touch, middle, 360, 60);
  await expect.poll(() => percent(page)).toBe(fit);

  await page.waitForTimeout(400);
  const doubleTap = async () => {
    await page.touchscreen.tap(middle.x, middle.y);
    await page.touchscreen.tap(middle.x, middle.y);
  };
  await doubleTap();
  await expect.poll(() => percent(page)).toBe(100);
  await page.waitForTimeout(400);
  await doubleTap();
  await expect.poll(() => percent(page)).toBe(fit);
});

test("a picture opens at once while its variants are still being drawn", async ({ page }) => {
  await page.route("**/assets/**/m/**", async (route) => {
    const [master = ""] = route.request().url().split("/m/");
    await route.fulfill({ response: await route.fetch({ url: master }) });
  });
  await openPiece(page);
  const frame = page.locator("dialog.zoom .zoom-picture");
  await expect(frame.locator("img")).toBeVisible();
  const [seen, whole] = await Promise.all([frame.boundingBox(), frame.locator("img").boundingBox()]);
  if (!seen || !whole) throw new Error("the picture isn't on the page");
  // Only the piece is looked at, at its own proportions.
  expect(whole.height).toBeGreaterThan(seen.height * 1.05);
});
