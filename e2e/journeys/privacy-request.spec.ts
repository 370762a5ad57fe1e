import { randomUUID } from "node:crypto";
import { linkTo, mailsTo } from "../fixtures/mail.ts";
import { eachLanguageAtOneSize, expect, expectAccessibleAtBothSizes, shoot, test } from "../fixtures/shop.ts";

eachLanguageAtOneSize();

const say = {
  en: {
    policy: "See and export",
    link: "ask for it without one",
    copy: "A copy of my data",
    name: "Your full name",
    email: "Email",
    details: "Details",
    send: "Send request",
    sent: "Check your email",
    confirm: "Confirm request",
    received: "We received your request",
  },
  es: {
    policy: "Ver y exportar",
    link: "pídalos sin cuenta",
    copy: "Una copia de mis datos",
    name: "Nombre completo",
    email: "Correo electrónico",
    details: "Detalles",
    send: "Enviar solicitud",
    sent: "Revise su correo",
    confirm: "Confirmar solicitud",
    received: "Recibimos su solicitud",
  },
} as const;

for (const language of ["en", "es"] as const) {
  const own = say[language];
  test(`a guest asks for a copy of their data and confirms it by email (${language})`, async ({ page }) => {
    const email = `ask-${randomUUID()}@example.test`;
    await page.goto(`/${language}/website-policies/`);
    await page.getByText(own.policy).click();
    await page.getByRole("link", { name: own.link }).click();
    await expect(page.getByRole("radio", { name: own.copy })).toBeChecked();
    await page.getByLabel(own.name).fill("Ana Ruiz");
    await page.getByLabel(own.email).fill("ana@");
    await page.getByLabel(own.details).fill("My order 100042 <b>and</b> what belongs to it");
    await expectAccessibleAtBothSizes(page);
    await shoot(page, `privacy-request-${language}`);
    await page.getByRole("button", { name: own.send }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel(own.details)).toHaveValue(/<b>and<\/b>/);
    await expectAccessibleAtBothSizes(page);
    await page.getByLabel(own.email).fill(email);
    await page.getByRole("button", { name: own.send }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.sent })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await shoot(page, `privacy-request-sent-${language}`);
    await page.goto(await linkTo(email, "/privacy/confirm"));
    await expectAccessibleAtBothSizes(page);
    await page.getByRole("button", { name: own.confirm }).click();
    await expect(page.getByRole("heading", { level: 1, name: own.received })).toBeVisible();
    await expect(page.getByText(/P-\w{4}-\w{4}/)).toBeVisible();
    await shoot(page, `privacy-request-received-${language}`);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
  });
}
