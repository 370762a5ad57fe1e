import { mailsTo } from "../fixtures/mail.ts";
import { expect, expectAccessible, shoot, test } from "../fixtures/shop.ts";

test("a homeowner registers a Sequel slab in Spanish and gets a receipt", async ({ page }, info) => {
  const email = `warranty-${info.project.name}@example.test`;
  await page.goto("/es/sequel-quartz-quartz-slabs/warranty-registration/");
  await expectAccessible(page);
  const send = page.getByRole("button", { name: "Enviar", exact: true });
  const field = (label: string) => page.getByLabel(`${label} *`, { exact: true });

  // Missing fields are listed above the form and at each field, and entered values stay.
  await field("Nombre del propietario").fill("Ana Ruiz");
  await field("Correo electrónico").fill("ana@");
  await send.click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("campos por corregir");
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Correo electrónico" }).click();
  await expect(field("Correo electrónico")).toBeFocused();
  await expect(field("Nombre del propietario")).toHaveValue("Ana Ruiz");

  await field("Correo electrónico").fill(email);
  await field("Calle y número").fill("1 Main Street");
  await field("Ciudad").fill("Reno");
  await field("Estado o provincia").selectOption("NV");
  await field("Código postal (ZIP)").fill("89501");
  await field("Fecha de instalación").fill("2025-11-03");
  await field("¿Dónde está instalada?").selectOption("kitchen");
  await field("Color de la placa").fill("Calacatta");
  await page.getByLabel("Número de placa").fill("S-118");
  // Twice by keyboard: the second of two clicks would take the focus from a receipt that comes between them.
  await send.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  const receipt = page.getByRole("status").filter({ hasText: "Su número de referencia" });
  await expect(receipt).toBeVisible({ timeout: 30_000 });
  await expect(receipt.getByRole("heading")).toBeFocused();
  const [reference = ""] = /F-\w{4}-\w{4}/.exec((await receipt.textContent()) ?? "") ?? [];
  expect(reference).not.toBe("");
  await expectAccessible(page);
  await shoot(page, `${info.project.name}-es-form-receipt`);

  const confirmations = await mailsTo(email);
  expect(confirmations.map((mail) => mail.subject)).toEqual([`Recibimos su formulario: registro de garantía de placa ${reference}`]);
  // The two mails come in either order.
  const entries = async () => (await mailsTo("service@cantera.test")).filter((mail) => mail.subject.includes(reference));
  await expect.poll(entries).toHaveLength(1);
});
