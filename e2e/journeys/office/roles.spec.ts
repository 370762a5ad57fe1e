import type { Page } from "@playwright/test";
import { guestOrder } from "../../fixtures/guest-order.ts";
import { eachLanguageAtOneSize, expect, expectAccessible, type Language, test } from "../../fixtures/shop.ts";
import { openOffice } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    locale: "en-US",
    pick: "Pick",
    refund: "Refund",
    noRight: /Your role doesn't include this part/,
  },
  es: {
    locale: "es-MX",
    pick: "Surtir",
    refund: "Reembolsar",
    noRight: /no incluye esta parte/,
  },
} as const;

/** Addresses of all sections but the first page. */
const everySection = [
  "orders",
  "returns",
  "quotes",
  "customers",
  "catalogue",
  "prices",
  "stock",
  "certificates",
  "money",
  "reports",
  "audit",
  "content",
  "staff",
  "settings",
];

/** Pages that show something before they make a call that could be refused. */
const withoutData = ["money/balances", "prices/new"];

interface Role {
  /** The part of the address before `@demo.test`. */
  name: string;
  sections: string[];
  /** Does or sees what the role is for, and not what it isn't for. */
  work(page: Page, language: Language): Promise<void>;
}

const roles: Role[] = [
  {
    name: "sales",
    sections: ["orders", "returns", "quotes", "customers", "stock", "certificates"],
    async work(page, language) {
      const { orderNo } = await guestOrder(language);
      await page.goto(`/office/orders?query=${orderNo}`);
      await page
        .getByRole("link", { name: String(orderNo) })
        .first()
        .click();
      await expect(page.getByRole("button", { name: say[language].pick, exact: true }).first()).toBeVisible();
      await page.locator(".page-heading .menu-opener").click();
      await expect(page.locator(".action-menu:popover-open")).toBeVisible();
      await expect(page.getByRole("button", { name: say[language].refund, exact: true })).toHaveCount(0);
    },
  },
  {
    name: "warehouse",
    sections: ["orders", "returns", "stock"],
    async work(page, language) {
      const { orderNo } = await guestOrder(language);
      await page.goto(`/office/orders/${orderNo}`);
      await page.getByRole("button", { name: say[language].pick, exact: true }).first().click();
      await page.getByRole("dialog").locator("button[type=submit]").click();
      await expect(page.getByText(/4 (of|de) 4/)).toBeVisible();
      await page.locator(".page-heading .menu-opener").click();
      await expect(page.locator(".action-menu:popover-open")).toBeVisible();
      await expect(page.getByRole("button", { name: say[language].refund, exact: true })).toHaveCount(0);
    },
  },
  {
    name: "accounting",
    sections: ["orders", "returns", "customers", "stock", "certificates", "money", "reports", "audit"],
    async work(page, language) {
      const { orderNo } = await guestOrder(language);
      await page.goto(`/office/orders/${orderNo}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(String(orderNo));
      await expect(page.getByRole("button", { name: say[language].pick, exact: true })).toHaveCount(0);
      await page.goto("/office/money");
      await expect(page.locator("tbody tr").filter({ hasText: String(orderNo) })).not.toHaveCount(0);
    },
  },
  {
    name: "catalog",
    sections: ["catalogue", "prices"],
    async work(page) {
      await page.goto("/office/catalogue");
      await expect(page.locator("[role=gridcell], .item-list li").first()).toBeVisible();
    },
  },
  {
    name: "content",
    sections: ["content"],
    async work(page) {
      await page.goto("/office/content");
      await expect(page.locator("main a[href*='/content/']").first()).toBeVisible();
    },
  },
  {
    name: "slab-yard",
    sections: ["orders", "returns", "stock"],
    async work(page) {
      await page.goto("/office/stock/slabs");
      await expect(page.locator("tbody tr").first()).toBeVisible();
    },
  },
  {
    name: "store-manager",
    sections: ["orders", "returns", "stock"],
    async work(page, language) {
      // It is delivered from elsewhere, so it isn't an order of the manager's store.
      const { orderNo } = await guestOrder(language);
      await page.goto(`/office/orders/${orderNo}`);
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

async function signIn(page: Page, role: string): Promise<void> {
  await openOffice(page, "/office/", `${role}@demo.test`);
  await page.waitForURL((address) => !address.pathname.includes("signin"));
  await expect(page.locator(".rail ul").first()).toBeAttached();
}

/** Addresses that the links in an element lead to, without their parameters. */
const linksIn = async (page: Page, element: string): Promise<string[]> => {
  const addresses = await page.locator(`${element} a`).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  return [...new Set(addresses)];
};

for (const language of ["en", "es"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: say[language].locale });
    // Up to thirty pages each, checked for access and accessibility.
    test.describe.configure({ timeout: 180_000 });

    for (const role of roles) {
      test(`${role.name} sees what the role is for, does it, and nothing else (${language})`, async ({ page }, info) => {
        await signIn(page, role.name);
        if (info.project.name === "phone") await page.locator(".menu-button").click();
        const shown = await linksIn(page, info.project.name === "phone" ? ".phone-menu ul" : ".rail");
        expect(shown.map((path) => path.replace(/^\/office\/?/, "")).filter(Boolean)).toEqual(role.sections);

        for (const section of role.sections) {
          await page.goto(`/office/${section}`);
          await expect(page.getByRole("heading", { level: 1 }), section).toBeVisible();
          for (const path of await linksIn(page, ".page-tabs")) {
            await page.goto(path);
            await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
            await expect(page.getByRole("alert"), path).toHaveCount(0);
          }
          await expectAccessible(page);
        }
        for (const path of [...everySection, ...withoutData].filter((one) => !role.sections.includes(one.split("/")[0] ?? ""))) {
          await page.goto(`/office/${path}`);
          await expect(page.getByRole("alert").filter({ hasText: say[language].noRight }), path).toBeVisible();
        }
        await role.work(page, language);
      });
    }
  });
}
