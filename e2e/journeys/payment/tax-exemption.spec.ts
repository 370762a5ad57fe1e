import { signIn } from "../../fixtures/member.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, type Language, shoot, test } from "../../fixtures/shop.ts";
import { Shopper } from "../../fixtures/shopper.ts";
import { decideCertificate, refuseCertificates } from "../../fixtures/staff.ts";

eachLanguageAtOneSize();

const lists: Record<Language, string> = { en: "/en/product/list/porcelain/wood-look/", es: "/es/product/list/porcelanico/efecto-madera/" };
const say = {
  en: {
    sender: "dealer-accounting@demo.test",
    buyer: "dealer-buyer@demo.test",
    add: "Send a certificate",
    state: "State or province",
    number: "Certificate number",
    document: "Signed certificate",
    send: "Send certificate",
    missing: "Add the signed certificate.",
    waits: "In review",
    applies: "Applies to your orders",
    place: { city: "Truckee", state: "CA", zip: "96161" },
    exempt: "Tax exempt in CA, certificate RCE-en",
  },
  es: {
    sender: "dealer-admin@demo.test",
    buyer: "dealer-admin@demo.test",
    add: "Enviar un certificado",
    state: "Estado o provincia",
    number: "Número de certificado",
    document: "Certificado firmado",
    send: "Enviar certificado",
    missing: "Agregue el certificado firmado.",
    waits: "En revisión",
    applies: "Se aplica a sus pedidos",
    place: { city: "Salt Lake City", state: "UT", zip: "84101" },
    exempt: "Exento de impuestos en UT, certificado RCE-es",
  },
} as const;

for (const language of ["en", "es"] as const) {
  test(`a dealer sends a certificate, staff approve it, and an order is free of tax (${language})`, async ({ page }, info) => {
    test.setTimeout(120_000);
    const own = say[language];
    const look = (name: string) => shoot(page, `${info.project.name}-${language}-${name}`);
    // Other journeys order to Nevada from the same account.
    const { place } = own;
    await refuseCertificates(place.state);
    await signIn(page, language, own.sender);
    await page.goto(`/${language}/account/exemptions`);
    await page.getByRole("link", { name: own.add }).click();
    await page.getByLabel(own.state).selectOption(`US-${place.state}`);
    await page.getByLabel(own.number).fill(`RCE-${language}`);
    await page.getByRole("button", { name: own.send }).click();
    await expect(page.getByText(own.missing).first()).toBeVisible();
    await expect(page.getByLabel(own.number)).toHaveValue(`RCE-${language}`);
    await expectAccessibleAtBothSizes(page);
    await look("certificate-form");
    const pdf = { name: "certificate.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
    await page.getByLabel(own.document).setInputFiles(pdf);
    await page.getByRole("button", { name: own.send }).click();
    const newest = page
      .getByRole("listitem")
      .filter({ hasText: `RCE-${language}` })
      .first();
    await expect(newest).toContainText(own.waits);

    await decideCertificate(`RCE-${language}`, { approved: true });
    await page.reload();
    await expect(newest).toContainText(own.applies);
    await expectAccessibleAtBothSizes(page);
    await look("certificates");
    await page.context().clearCookies();
    await signIn(page, language, own.buyer);
    const shopper = new Shopper(page, language, "exempt");
    await shopper.addFirstOf(lists[language]);
    await shopper.reachPayment(place);
    // On a phone the summary is folded.
    await expect(page.getByText(own.exempt).first()).toBeAttached();
    await look("certificate-checkout");
    await page.locator("input[name=way][value=card]").check();
    await shopper.payWith("4242424242424242");
    await shopper.expectReceipt();
    await expect(page.getByText(own.exempt)).toBeVisible();
    await look("certificate-receipt");
    await decideCertificate(`RCE-${language}`, { approved: false, reason: "The journey is over." });
  });
}
