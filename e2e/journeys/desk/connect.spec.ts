import { createAccount, signedInCaller } from "../../fixtures/caller.ts";
import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, expectToFit, shoot, test } from "../../fixtures/shop.ts";

eachLanguageAtOneSize();

const PASSWORD = "grout lines and river stones";

const said = {
  en: {
    title: "Connect your company",
    number: /^Customer number/,
    zip: /^ZIP code/,
    invoice: /^Invoice number/,
    amount: /^Total of that invoice/,
    connect: "Connect",
    wrong: /^These details don't match our records/,
    done: "You're now connected with Ladera Floor & Tile.",
  },
  es: {
    title: "Conectar su empresa",
    number: /^Número de cliente/,
    zip: /^Código postal/,
    invoice: /^Número de factura/,
    amount: /^Total de esa factura/,
    connect: "Conectar",
    wrong: /^Estos datos no coinciden/,
    done: "Su acceso quedó conectado con Ladera Floor & Tile.",
  },
} as const;

for (const language of ["en", "es"] as const)
  test(`a person connects with the account of the company by an invoice (${language})`, async ({ page }, info) => {
    test.setTimeout(90_000);
    const own = said[language];
    const call = await signedInCaller("dealer-admin@demo.test");
    const { customer } = (await call("customer/getcustomermodel")) as { customer: { id: number } };
    const { invoices } = (await call("customer/openinvoiceslist", {})) as {
      invoices: { kind: string; invoiceNo: number; totalCents: number }[];
    };
    const { invoiceNo, totalCents: cents } = invoices.find(({ kind }) => kind === "invoice") ?? { invoiceNo: 0, totalCents: 0 };
    const email = `connect-${language}-${Date.now().toString(36)}@example.test`;
    await createAccount(language, email, PASSWORD);
    await signIn(page, language, email, PASSWORD);
    await page.goto(`/${language}/account/connectbusiness`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: own.title })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await expectToFit(page);
    await shoot(page, `${info.project.name}-${language}-connect`);
    const fill = async (amount: number) => {
      await page.getByLabel(own.number).fill(String(customer.id));
      await page.getByLabel(own.zip).fill("89502");
      await page.getByLabel(own.invoice).fill(String(invoiceNo));
      await page.getByLabel(own.amount).fill((amount / 100).toFixed(2));
      await page.getByRole("button", { name: own.connect, exact: true }).click();
    };
    await fill(cents + 1);
    await expect(page.getByText(own.wrong)).toBeVisible();
    await fill(cents);
    await expect(page.getByText(own.done)).toBeVisible();
    await page.goto(`/${language}/account/quickorder`);
    await expect(page).toHaveURL(/quickorder/);
  });
