import { expect, it } from "vitest";
import { sentencesIn } from "./sentences.ts";

it.each([
  ["Search", 1],
  ["Your bag is empty. Add an item to check out.", 2],
  ["Zapato talla 10 (EE. UU.)", 1],
  ["Factura, pedido, O. C. u obra", 1],
  ["Abre a las 7:30 a. m. todos los días.", 1],
  ["¿Preguntas? Llame al {phone}.", 2],
  ["{count, plural, one{Se guardó # cambio. Ya se ve.} other{Se guardaron # cambios. Ya se ven.}}", 2],
  ["Choose “Our fault.” Then go on…", 2],
])("counts the sentences of %j", (message, count) => {
  expect(sentencesIn(message)).toBe(count);
});
