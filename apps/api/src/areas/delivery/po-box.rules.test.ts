import { describe, expect, it } from "vitest";
import { isPoBox } from "./po-box.rules.ts";

describe("a box at a post office", () => {
  it.each([
    "P.O. Box 1234",
    "PO Box 1234",
    "p.o.box 1234",
    "P O Box 1234",
    "POBox 1234",
    "PO Bx 7",
    "P.O.B. 12",
    "POB 12",
    "Post Office Box 12",
    "Postal Box 12",
    "PO Drawer 5",
    "P.O. Box #44",
    "P.O. Box No. 44",
    "PO BOX A",
    "Box 123",
    "Lock Box 12",
    "Caller Box 3",
    "General Delivery",
    "Apartado postal 1234",
    "Apartado Postal #12",
    "Apdo. postal 12",
    "Apdo 12",
    "Apartado 12",
    "Apartado de Correos 12",
    "Casilla 12",
    "Casilla postal 12",
    "Casilla de correo 12",
    "Casillero postal 4",
    "Lista de correos",
    "C.P. 123",
    "Case postale 123",
    "Boîte postale 12",
    "B.P. 12",
    "Poste restante",
    "77 Keystone Ave, P.O. Box 12",
  ])("is %s", (line) => {
    expect(isPoBox(line)).toBe(true);
    expect(isPoBox(line.toUpperCase())).toBe(true);
    expect(isPoBox("Rear of the building", line)).toBe(true);
  });

  it.each([
    "77 Keystone Ave",
    "12 Boxwood Ln",
    "100 Box Elder Rd",
    "8 Post Office Rd",
    "2 Postal Ave",
    "14 Casilla Ct",
    "9 Apartado Way",
    "RR 2 Box 45",
    "Unit B, 12 Pobst St",
    "12 Po Valley Dr",
    "1 Drawer Mountain Rd",
    "Col. Centro C.P. 44100",
    "500 BP Circle",
    "PMB 120, 77 Keystone Ave",
    "10 Cpl Jones St",
  ])("is not %s", (line) => {
    expect(isPoBox(line)).toBe(false);
  });
});
