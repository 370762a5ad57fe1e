import { z } from "zod";
import * as field from "../../fields.ts";
import { emailAddress, personName } from "../account.ts";
import { pieceFormat } from "../product/card.ts";

export const recipient = z
  .strictObject({
    name: personName,
    email: emailAddress,
    message: field.typed
      .max(400, "field_long")
      .default("")
      .meta({ examples: ["Enjoy your new kitchen!"] }),
  })
  .meta({ description: "Who receives a gift card." });

export const lineRecipient = z
  .object({ name: field.text("Ana"), email: field.text("ana@example.com"), message: field.text("Enjoy your new kitchen!") })
  .meta({ description: "Who receives the gift card of a line." });

export const lotUnits = z.object({ code: field.text("L-0421").max(80), quantity: field.sellUnits }).meta({ id: "BagLineLot" });
export type LotUnits = z.infer<typeof lotUnits>;

const roomName = field.typed
  .min(1, "field_required")
  .max(40, "field_long")
  .meta({ description: "A name for the room.", examples: ["Kitchen"] });
export const room = z.strictObject({ name: roomName, quantity: field.quantity });

export const roomLots = z.object({
  name: field.text("Kitchen"),
  quantity: field.sellUnits,
  lots: z.array(lotUnits).describe("The room's units by lot; one lot if the stock allows. Empty while units are missing."),
});
export type RoomLots = z.infer<typeof roomLots>;

export const bagProblem = z
  .object({
    code: z.enum(["gone", "price_changed", "short", "lots_differ", "fulfilment_missing", "recipient_missing", "not_at_store"]),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: "The values of its message.", examples: [{ available: 3 }] }),
  })
  .meta({ description: "A problem that prevents a line from being ordered." });
export type BagProblem = z.infer<typeof bagProblem>;

export const bagLine = z.object({
  lineId: z
    .number()
    .int()
    .meta({ examples: [42] }),
  itemNo: field.text("POR-1224-GRAY"),
  kind: z.enum(["item", "sample", "electronic"]),
  name: field.text("Porcelain Gray"),
  label: field.text("12 × 24 in, Matte"),
  detail: z.string().meta({ description: "Size and finish, shown below the name.", examples: ["12 × 24 in · Matte"] }),
  finish: z
    .string()
    .nullable()
    .meta({ examples: ["matte"] }),
  slug: field.text("porcelain-gray"),
  picture: field.picture.nullable(),
  format: pieceFormat.nullable().describe("The shape and size of one piece; null for goods that are not laid."),
  quantity: field.sellUnits.describe("In sell units."),
  sellUnit: field.sellUnit,
  piecesPerUnit: z
    .number()
    .int()
    .meta({ description: "Pieces in one sell unit.", examples: [6] }),
  areaPerUnit: field.areaPerUnit.nullable(),
  unitsPerPallet: z
    .number()
    .int()
    .nullable()
    .meta({ description: "Sell units on a pallet.", examples: [40] }),
  weight: z
    .number()
    .int()
    .meta({ description: "In 1e-2 pounds for the whole line.", examples: [54_600] }),
  unitPriceCents: field.cents.nullable().describe("The price of one sell unit in cents; null when hidden."),
  listPriceCents: field.cents.nullable().describe("The list price of one sell unit in cents; null when hidden."),
  goodsCents: field.cents.nullable().describe("The whole line after discounts in cents; null when hidden."),
  discountCents: field.cents.nullable().describe("What promotions take off the line, in cents; null when hidden."),
  fulfilment: field.fulfilment,
  options: z.array(field.fulfilment).describe("The fulfillment methods that the item is available for."),
  recipient: lineRecipient.nullable(),
  lotsAgreed: z.boolean().describe("Whether the buyer has agreed to exactly these lots."),
  available: field.sellUnits.nullable().describe("The sell units available; null if they are not counted."),
  lots: z
    .array(lotUnits)
    .describe("The units by production lot, most first; the shade of different lots can vary. Empty while units are missing."),
  rooms: z.array(roomLots).describe("The rooms that the buyer has named, each from one lot if the stock allows."),
  sampleLot: z
    .object({
      code: field.text("L-0421"),
      available: field.sellUnits.describe(
        "Sell units left of it for this way of receiving. If that is enough, the whole line is taken from it.",
      ),
    })
    .nullable()
    .describe("The lot of the buyer's sample: the one named, or that of the last sample ordered while signed in. Null without one."),
  oneLot: field.sellUnits.nullable().describe("The most sell units that one lot can serve; null if they are not counted."),
  problems: z.array(bagProblem),
  warnings: z.array(field.text("Wear eye protection when cutting.")),
  returnRule: z.enum(["full_boxes", "samples_final", "slabs_final", "electronic_final"]),
  returnPolicy: field.text("Full, unopened boxes can be returned within 30 days."),
});
export type BagLine = z.infer<typeof bagLine>;

export const promotionKinds = ["percentage", "amount", "freeFreight", "freeSample", "buyGet"] as const;

export const bagPromotion = z
  .object({
    code: field.text("WELCOME10"),
    name: field.text("10% off your first order"),
    kind: z.enum(promotionKinds),
    discountCents: field.cents.nullable().describe("What it takes off the lines, in cents; null when hidden."),
    waivesFreight: z.boolean().describe("Whether it makes the delivery of the goods free."),
    refusal: z
      .object({
        code: z.enum([
          "not_started",
          "ended",
          "used_up",
          "used_by_buyer",
          "for_members",
          "for_businesses",
          "not_for_account",
          "nothing_qualifies",
          "below_minimum",
          "below_quantity",
          "not_combinable",
        ]),
        message: field.text("WELCOME10 ended on November 30, 2026."),
      })
      .nullable()
      .describe("Why it does not apply; null when it does."),
  })
  .meta({ description: "A code on the bag, and what it takes off or why it does not apply." });
export type BagPromotion = z.infer<typeof bagPromotion>;

export const bag = z
  .object({
    shoppingBagQuoteId: field.bagId.nullable(),
    lines: z.array(bagLine),
    pickupStore: z
      .object({
        code: field.text("downtown"),
        number: z
          .number()
          .int()
          .meta({ examples: [1] }),
        name: field.text("Downtown"),
        city: field.text("Reno"),
      })
      .nullable(),
    count: z
      .number()
      .int()
      .meta({ description: "Number of lines.", examples: [1] }),
    goodsCents: field.cents.nullable().describe("All lines after discounts in cents, without delivery and tax; null when hidden."),
    discountCents: field.cents.nullable().describe("What promotions take off all lines, in cents; null when hidden."),
    promotions: z.array(bagPromotion).describe("The codes on the bag, in the order in which they were entered."),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    weight: z
      .number()
      .int()
      .meta({ description: "In 1e-2 pounds.", examples: [54_600] }),
    asOf: field.moment,
  })
  .meta({ description: "A bag with current prices, stock and problems." });
export type Bag = z.infer<typeof bag>;
