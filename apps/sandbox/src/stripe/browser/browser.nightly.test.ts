import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { Browser, Frame, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RunningSandbox } from "../../index.ts";
import { startTestSandbox, stripeAt, TEST_KEYS } from "../../test-sandbox.ts";
import { startTestShop } from "./test-shop.ts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const pictures = process.env["SANDBOX_PICTURES"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let sandbox: RunningSandbox;
let shop: { url: string; server: Server };
let browser: Browser;
let page: Page;
let complaints: string[];

const KINDS = { number: "cardNumber", expiry: "cardExpiry", cvc: "cardCvc" } as const;

async function openShop(locale: "en" | "es", colorScheme: "light" | "dark" = "light"): Promise<void> {
  complaints = [];
  page = await browser.newPage({ viewport: { width: 520, height: 620 }, colorScheme });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(shop.url);
  await page.addScriptTag({ url: `${sandbox.url}/stripe/js/v3` });
  const dark = colorScheme === "dark";
  await page.evaluate(
    async ({ key, locale, kinds, color }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the script under test has no types.
      const host = window as unknown as Record<string, any>;
      const stripe = host["Stripe"](key, { locale });
      const elements = stripe.elements();
      host["stripe"] = stripe;
      host["changes"] = [];
      const ready = Object.entries(kinds).map(([id, type]) => {
        const element = elements.create(type, { style: { base: { fontSize: "18px", color } } });
        host[id] = element;
        element.on("change", (event: object) => host["changes"].push(event));
        element.mount(`#${id}`);
        return new Promise((resolve) => element.on("ready", resolve));
      });
      await Promise.all(ready);
    },
    { key: TEST_KEYS.publishableKey, locale, kinds: KINDS, color: dark ? "#F3EFE7" : "#1D1C1A" },
  );
}

async function fill(number: string, expiry = "1240", cvc = "123"): Promise<void> {
  for (const [id, text] of Object.entries({ number, expiry, cvc })) {
    const input = page.frameLocator(`#${id} iframe`).locator("input");
    await input.click();
    await input.pressSequentially(text);
  }
}

/** Runs code in the shop's page, where `stripe` and the element `number` exist. */
function inShop<Result>(source: string, ...args: unknown[]): Promise<Result> {
  return page.evaluate(`(${source})(...${JSON.stringify(args)})`);
}

interface Outcome {
  error?: { code: string; message: string };
  paymentIntent?: { status: string };
  paymentMethod?: { id: string; card: { last4: string } };
}

const confirm = `(secret) => stripe.confirmCardPayment(secret, { payment_method: { card: number } })`;

async function newSecret(): Promise<string> {
  const intent = await stripeAt(sandbox).paymentIntents.create({ amount: 12_345, currency: "usd" });
  return intent.client_secret ?? "";
}

async function challengeFrame(): Promise<Frame> {
  const node = await page.waitForSelector("dialog iframe");
  const frame = await node.contentFrame();
  if (frame === null) throw new Error("no challenge frame");
  await frame.waitForSelector("button");
  return frame;
}

async function picture(name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` });
}

describe.skipIf(!existsSync(executablePath))(
  "the browser script in Chromium, under a strict policy",
  { timeout: 30_000 },
  () => {
    beforeAll(async () => {
      shop = await startTestShop(() => sandbox.url);
      sandbox = await startTestSandbox({ allowedOrigins: [shop.url] });
      browser = await chromium.launch({ executablePath, args: FLAGS });
    }, 30_000);

    afterEach(async () => {
      await page.close();
    });

    afterAll(async () => {
      await browser.close();
      await sandbox.close();
      shop.server.close();
    });

    it("creates a payment method without exposing card digits outside the frames", async () => {
      await openShop("en");
      await fill("4242424242424242");
      expect(await page.frameLocator("#number iframe").locator("input").inputValue()).toBe(
        "4242 4242 4242 4242",
      );
      expect(await page.frameLocator("#number iframe").locator("img").getAttribute("alt")).toBe("Visa");
      await picture("filled");
      const made = await inShop<Outcome>(`() => stripe.createPaymentMethod({ type: "card", card: number })`);
      expect(made.paymentMethod?.card.last4).toBe("4242");
      const seen = await inShop<string>(`() => JSON.stringify(changes) + document.documentElement.outerHTML`);
      expect(seen).not.toMatch(/4242 ?4242/);
      expect(seen).toContain('"brand":"visa"');
      const paid = await inShop<Outcome>(
        `(secret, id) => stripe.confirmCardPayment(secret, { payment_method: id })`,
        await newSecret(),
        made.paymentMethod?.id,
      );
      expect(paid.paymentIntent?.status).toBe("succeeded");
      expect(complaints).toEqual([]);
    });

    it.each([
      [
        "en",
        "Card Number is required",
        "Invalid card number",
        "Invalid date type",
        "Invalid date",
        "CVN/CVV is invalid",
      ],
      [
        "es",
        "El número de tarjeta es obligatorio",
        "El número de tarjeta no es válido",
        "El formato de la fecha no es válido",
        "La fecha no es válida",
        "El código CVN/CVV no es válido",
      ],
    ] as const)("says what is wrong, in %s", async (locale, required, short, type, past, code) => {
      await openShop(locale, locale === "es" ? "dark" : "light");
      const empty = await inShop<Outcome>(`() => stripe.createPaymentMethod({ type: "card", card: number })`);
      expect(empty.error).toMatchObject({ code: "incomplete_number", message: required });
      await fill("424242", "1340", "12");
      await page.locator("h1").click();
      const error = (id: string) => page.frameLocator(`#${id} iframe`).locator(".error").innerText();
      expect([await error("number"), await error("expiry"), await error("cvc")]).toEqual([short, type, code]);
      await picture(`wrong-${locale}`);
      await page.frameLocator("#expiry iframe").locator("input").fill("12 / 20");
      expect(await error("expiry")).toBe(past);
      const input = page.frameLocator("#expiry iframe").locator("input");
      expect(await input.getAttribute("aria-invalid")).toBe("true");
      expect(complaints).toEqual([]);
    });

    it("opens the bank's dialog, completes and fails by keyboard", async () => {
      await openShop("en");
      await fill("4000000000003220");
      const first = inShop<Outcome>(confirm, await newSecret());
      // Waits for a selector, because the page's content security policy blocks evaluating code from text, which waiting for an expression
      // would do.
      await (await challengeFrame()).locator("button[value=complete]:focus").waitFor();
      await picture("challenge");
      await page.keyboard.press("Enter");
      expect((await first).paymentIntent?.status).toBe("succeeded");
      const second = inShop<Outcome>(confirm, await newSecret());
      await (await challengeFrame()).click("button[value=fail]");
      expect((await second).error?.code).toBe("payment_intent_authentication_failure");
      const third = inShop<Outcome>(confirm, await newSecret());
      await (await challengeFrame()).press("button[value=complete]", "Escape");
      expect((await third).error?.code).toBe("payment_intent_authentication_failure");
      expect(complaints).toEqual([]);
    });

    it("shows a decline in the reader's language", async () => {
      await openShop("es");
      await fill("4000000000009995");
      const declined = await inShop<Outcome>(confirm, await newSecret());
      expect(declined.error).toMatchObject({
        code: "card_declined",
        message: "Su tarjeta no tiene fondos suficientes.",
      });
    });

    it("refuses to load on another site's page", async () => {
      const address = `${sandbox.url}/stripe/frame/cardNumber?parent=https%3A%2F%2Fevil.test`;
      expect((await fetch(address)).status).toBe(403);
      page = await browser.newPage();
    });
  },
);
