/** The result of payments by a test buyer. */
export interface BuyerBehavior {
  key: string;
  name: string;
  about: { en: string; es: string };
  /** The outcome of the capture. */
  outcome: "completed" | "pending" | "declined" | "refused";
  /** Delays the response. */
  waitMs?: number;
  /** Whether the connection breaks after the capture: once per order, or always. */
  drops?: "once" | "always";
}

/** The buyers to choose from in the approval window. */
export const TEST_BUYERS = [
  { key: "pays", name: "Paula Reyes", about: { en: "Pays at once", es: "Paga de inmediato" }, outcome: "completed" },
  {
    key: "declined",
    name: "Diego Luna",
    about: { en: "The funding source is declined; another can be chosen", es: "Se rechaza la forma de pago; se puede elegir otra" },
    outcome: "declined",
  },
  {
    key: "refused",
    name: "Rita Solís",
    about: { en: "PayPal refuses the payment for good", es: "PayPal rechaza el pago de forma definitiva" },
    outcome: "refused",
  },
  {
    key: "pending",
    name: "Pedro Cano",
    about: { en: "Pays by eCheck, which takes days", es: "Paga con cheque electrónico, que tarda días" },
    outcome: "pending",
  },
  {
    key: "slow",
    name: "Sofía Lara",
    about: { en: "Pays; PayPal answers after 6 s", es: "Paga; PayPal responde tras 6 s" },
    outcome: "completed",
    waitMs: 6000,
  },
  {
    key: "dropped",
    name: "Daniel Ortiz",
    about: { en: "Pays; the first answer is lost", es: "Paga; se pierde la primera respuesta" },
    outcome: "completed",
    drops: "once",
  },
  {
    key: "dropped_always",
    name: "Lucía Vega",
    about: { en: "Pays; every answer is lost", es: "Paga; se pierden todas las respuestas" },
    outcome: "completed",
    drops: "always",
  },
] as const satisfies readonly BuyerBehavior[];

export type BuyerKey = (typeof TEST_BUYERS)[number]["key"];

export const buyerOf = (key: string | null | undefined): (BuyerBehavior & { key: BuyerKey }) | undefined =>
  TEST_BUYERS.find((one) => one.key === key);
