import type { Fulfilment, Language, SellUnit } from "@azulejo/contract";

/** The texts of the order emails, written separately in each language. */
export interface MailWords {
  receiptSubject(orderNo: number, shop: string): string;
  thanks(name: string): string;
  intro: string;
  order: string;
  placed: string;
  see: string;
  quantity(count: number, unit: SellUnit): string;
  area(squareFeet: string, squareMetres: string): string;
  fulfilment: Record<Fulfilment, string>;
  expected(day: string): string;
  ready(day: string): string;
  lot: string;
  goods: string;
  service: Record<"parcel" | "freight", string>;
  samplesBy: string;
  liftgate: string;
  total: string;
  paid: string;
  paidWith(brand: string, last4: string): string;
  /** The name of a tax, by jurisdiction (`state:NV`) or by its own name. */
  tax(name: string): string;
  deliverTo: string;
  pickUpAt: string;
  claims(day: string): string;
  warning: string;
  prop65: string;
  questions(phone: string): string;
}

const unitsEn: Record<SellUnit, [string, string]> = {
  piece: ["piece", "pieces"],
  box: ["box", "boxes"],
  sheet: ["sheet", "sheets"],
  slab: ["slab", "slabs"],
  bag: ["bag", "bags"],
  bucket: ["bucket", "buckets"],
  each: ["unit", "units"],
};
const unitsEs: Record<SellUnit, [string, string]> = {
  piece: ["pieza", "piezas"],
  box: ["caja", "cajas"],
  sheet: ["hoja", "hojas"],
  slab: ["placa", "placas"],
  bag: ["saco", "sacos"],
  bucket: ["cubeta", "cubetas"],
  each: ["unidad", "unidades"],
};
const plural = (units: typeof unitsEn) => (count: number, unit: SellUnit) => `${count} ${units[unit][count === 1 ? 0 : 1]}`;

export const mailWords: Record<Language, MailWords> = {
  en: {
    receiptSubject: (orderNo, shop) => `Your order ${orderNo} at ${shop}`,
    thanks: (name) => `Thank you, ${name}`,
    intro: "We have your order and are getting it ready. This is your receipt.",
    order: "Order",
    placed: "Placed",
    see: "See the order",
    quantity: plural(unitsEn),
    area: (feet, metres) => `${feet} sq ft (${metres} m²)`,
    fulfilment: { NONE: "", DLVR: "Delivery", PKUP: "Store pickup", ELTR: "By e-mail" },
    expected: (day) => `Expected by ${day}`,
    ready: (day) => `Ready on ${day}`,
    lot: "Lot",
    goods: "Goods",
    service: { parcel: "Parcel", freight: "Freight truck" },
    samplesBy: "Samples by parcel",
    liftgate: "All residential deliveries require a liftgate; it is included.",
    total: "Total",
    paid: "Paid",
    paidWith: (brand, last4) => `Paid with ${brand} ending in ${last4}`,
    tax: (name) =>
      placed(name, {
        state: (place) => `${place} sales tax`,
        county: (place) => `${place} County tax`,
        local: (place) => `${place} local tax`,
      }),
    deliverTo: "Deliver to",
    pickUpAt: "Pick up at",
    claims: (day) =>
      `Check every box before you install it. Damage or a wrong shade can be claimed until ${day}; installed tile cannot be claimed.`,
    warning: "WARNING",
    prop65:
      "This product can expose you to chemicals including silica, crystalline (airborne particles of respirable size), which is known to the State of California to cause cancer. For more information go to www.P65Warnings.ca.gov.",
    questions: (phone) => `Questions? Call ${phone} or reply to this email.`,
  },
  es: {
    receiptSubject: (orderNo, shop) => `Su pedido ${orderNo} en ${shop}`,
    thanks: (name) => `Gracias, ${name}`,
    intro: "Recibimos su pedido y lo estamos preparando. Este es su recibo.",
    order: "Pedido",
    placed: "Fecha",
    see: "Ver el pedido",
    quantity: plural(unitsEs),
    area: (feet, metres) => `${feet} pie² (${metres} m²)`,
    fulfilment: { NONE: "", DLVR: "Entrega a domicilio", PKUP: "Recoger en tienda", ELTR: "Por correo electrónico" },
    expected: (day) => `Llega a más tardar el ${day}`,
    ready: (day) => `Listo el ${day}`,
    lot: "Lote",
    goods: "Mercancía",
    service: { parcel: "Paquetería", freight: "Flete" },
    samplesBy: "Muestras por paquetería",
    liftgate: "Toda entrega residencial requiere plataforma elevadora; ya está incluida.",
    total: "Total",
    paid: "Pagado",
    paidWith: (brand, last4) => `Pagado con ${brand} terminada en ${last4}`,
    tax: (name) =>
      placed(name, {
        state: (place) => `Impuesto sobre ventas, ${place}`,
        county: (place) => `Impuesto del condado de ${place}`,
        local: (place) => `Impuesto local, ${place}`,
      }),
    deliverTo: "Se entrega en",
    pickUpAt: "Se recoge en",
    claims: (day) =>
      `Revise cada caja antes de instalar. Puede reclamar daños o un tono equivocado hasta el ${day}; el material instalado no admite reclamo.`,
    warning: "ADVERTENCIA",
    prop65:
      "Este producto puede exponerle a sustancias químicas, entre ellas sílice cristalina (partículas en el aire de tamaño respirable), que el estado de California reconoce como causa de cáncer. Para más información visite www.P65Warnings.ca.gov.",
    questions: (phone) => `¿Preguntas? Llame al ${phone} o responda a este correo.`,
  },
};

function placed(name: string, kinds: Record<string, (place: string) => string>): string {
  const [kind = "", place = ""] = name.split(":");
  return kinds[kind]?.(place) ?? name;
}
