import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

const markup = (...children: unknown[]) => renderToStaticMarkup(createElement(UnbrokenNumbers, null, ...(children as string[])));
const whole = (number: string) => `<span class="inline-block">${number}</span>`;

it("keeps the numbers of items, orders and phones on one line", () => {
  expect(markup("CAL-1224-MAT is sold out.")).toBe(`${whole("CAL-1224-MAT")} is sold out.`);
  expect(markup("Pedido 100383, LS-1382, Ladera")).toBe(`Pedido 100383, ${whole("LS-1382")}, Ladera`);
  expect(markup("Llame al (775) 555-0100 por R-DEMO-0001.")).toBe(`Llame al (775) ${whole("555-0100")} por ${whole("R-DEMO-0001")}.`);
});

it("leaves other text and elements as they are", () => {
  expect(markup("Non-slip, a V2 in-store sample")).toBe("Non-slip, a V2 in-store sample");
  expect(markup("A-1 ", createElement("b", null, "B-2"))).toBe(`${whole("A-1")} <b>B-2</b>`);
});
