import type { Locator, Page } from "@playwright/test";
import { Member } from "../../fixtures/member.ts";
import { expect, test } from "../../fixtures/shop.ts";

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

/** What looks wrong and breaks nothing: parts that cover others, are cut off or leave a hole. */
test("parts of pages keep to their places", { tag: "@daily-desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("the strip of a sale is as high as its words", async () => {
    await page.goto("/en/product/sale/");
    const [words, strip] = [page.locator(".landing-words"), page.locator(".reductions")];
    expect(Math.abs((await bottomOf(words)) - (await bottomOf(strip)))).toBeLessThan(4);
  });

  await test.step("a search without results has one heading", async () => {
    await page.goto("/en/search?q=zzzzqq");
    await expect(page.getByText(/results for “zzzzqq”/i).locator("visible=true")).toHaveCount(2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No results for “zzzzqq”");
  });

  await test.step("the height of a plank is written within its place, and the ruler ends after a figure", async () => {
    await page.goto("/en/product/detail/timberline-barn-gray-wood-look-porcelain");
    const [place, height] = [await boxOf(page.locator(".view-piece")), await boxOf(page.locator(".piece-height"))];
    expect(height.y).toBeGreaterThan(place.y);
    expect(height.x + height.width).toBeLessThanOrEqual(place.x + place.width);
    const cut = await page.locator(".laid-ruler").evaluate((ruler) => {
      const { right } = ruler.getBoundingClientRect();
      const figures = [...ruler.querySelectorAll("text")].map((figure) => figure.getBoundingClientRect());
      return figures.filter((figure) => figure.left < right && figure.right > right).length;
    });
    expect(cut).toBe(0);
  });

  await test.step("the gallery's wall has no hole", async () => {
    await page.goto("/en/gallery");
    const wall = page.locator(".gallery-wall");
    const filled = await wall.evaluate((list) => {
      const { width, height } = list.getBoundingClientRect();
      const cells = [...list.children].map((cell) => cell.getBoundingClientRect());
      return cells.reduce((sum, cell) => sum + cell.width * cell.height, 0) / (width * height);
    });
    expect(filled).toBeGreaterThan(0.97);
  });

  await test.step("the bag is named as it is shown", async () => {
    const bag = page.getByRole("banner").getByRole("link", { name: /^Bag \d+$/ });
    await expect(bag).toHaveText(/Bag\s*0/);
  });
});

test("an empty wish list's wall is below its title", { tag: "@daily-phone" }, async ({ page }) => {
  const member = new Member(page, "en", "empty-wishes");
  await member.join();
  await page.goto(member.at("wishlist"));
  const wall = page.locator(".laid-wall");
  expect((await boxOf(wall)).y).toBeGreaterThanOrEqual((await bottomOf(page.getByRole("heading", { level: 1 }))) - 1);
  await expectOneLine(page);
});

/** With the account's icon a fourth one stands beside the name. */
async function expectOneLine(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    const name = page.locator(".shell-name");
    expect((await boxOf(name)).height, `at ${width} px`).toBeLessThan(34);
  }
}

test("the words of the map of stores are within it, and no number covers another", { tag: "@daily-phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/our-locations");
  const map = page.locator(".store-map");
  await expect(map.locator(".store-mark").first()).toBeVisible({ timeout: 15_000 });
  const faults = await map.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const shown = [...element.querySelectorAll(".store-mark")];
    const marks = shown.map((mark) => mark.getBoundingClientRect());
    const words = shown
      .filter((mark) => mark instanceof HTMLElement && mark.dataset.side !== "none")
      .flatMap((mark) => [...mark.querySelectorAll(".map-words")].map((word) => word.getBoundingClientRect()));
    const cut = words.filter((word) => word.left < frame.left - 1 || word.right > frame.right + 1).length;
    const covered = marks.filter((one, index) =>
      marks
        .slice(index + 1)
        .some(
          (other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1,
        ),
    ).length;
    return { cut, covered };
  });
  expect(faults).toEqual({ cut: 0, covered: 0 });
});
