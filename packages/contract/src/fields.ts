import { z } from "zod";
import { writtenPostalCode } from "./places/postal-code.ts";
import { cleanText } from "./typed/clean-text.ts";
import { languages } from "./vocabulary.ts";

/** Field schemas shared by several calls, each with one meaning everywhere. */
export { type Language, languages } from "./vocabulary.ts";

/** Text typed or pasted by a person, cleaned of invisible characters before it is validated. */
export const typed = z.string().overwrite(cleanText);
/** Matches one line without control characters, except joiners, which some scripts need for spelling. */
export const ONE_LINE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u{200C}\u{200D}])*$/u;
/** Single-line text. It is used in URLs, email headers and names, where a line break could inject something else. */
export const line = typed.regex(ONE_LINE, "field_text").meta({ examples: ["Main line"] });
/** The id of a database row. */
export const rowId = z
  .int32()
  .positive()
  .meta({ examples: [42] });
export const cents = z
  .number()
  .int()
  .nonnegative()
  .meta({ id: "Cents", description: "Whole cents of the storefront's currency.", examples: [1299] });
/** An amount in cents, negative for credits. */
export const signedCents = z
  .number()
  .int()
  .meta({ id: "SignedCents", description: "Whole cents of the storefront's currency; negative for a credit.", examples: [184_660] });
export const itemNo = typed
  .min(1)
  .max(40)
  .regex(/^[\w.\-/]+$/)
  .meta({ id: "ItemNo", description: "An item's number.", examples: ["POR-1224-GRAY"] });
export const slug = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}\-/_.]+$/u)
  .meta({ examples: ["porcelain-gray"] });
/** A number of sell units. The bag limits it further, with a message about larger quantities. */
export const quantity = z
  .number()
  .int()
  .min(1)
  .max(1_000_000_000)
  .meta({ id: "Quantity", description: "A number of indivisible sell units: boxes, pieces, sheets or slabs.", examples: [12] });
export const day = z.iso.date().meta({ id: "Day", description: "A day in the shop's time zone, yyyy-mm-dd.", examples: ["2026-12-01"] });
export const storeCode = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/)
  .meta({ id: "StoreCode", description: "A store's code.", examples: ["downtown"] });
export const bagId = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .meta({ id: "BagId", description: "A bag's unguessable id. Anyone who has it can change the bag.", examples: ["Jx2m9QXd7K2MaT0s4bYw"] });
export const receiptId = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .meta({ description: "An order's unguessable receipt id.", examples: ["r8Vn3cQe1LwZy6Kd0HtPsa"] });
/** The random, single-use value of an emailed link or an open external sign-in. */
export const ticket = z
  .string()
  .regex(/^[\w-]{32,128}$/)
  .meta({
    description: "A random value from the link of an email, or that starts an external sign-in.",
    examples: ["c2VjcmV0LXRpY2tldC1vZi1hbi1lbWFpbGVkLWxpbms"],
  });
export const sellUnit = z
  .enum(["piece", "box", "sheet", "slab", "bag", "bucket", "each", "pack"])
  .meta({ description: "The indivisible unit in which an item is sold and counted. A `bag` holds powder, a `pack` pieces." });
export const fulfilment = z
  .enum(["NONE", "DLVR", "PKUP", "ELTR"])
  .meta({ description: "`DLVR`: delivery. `PKUP`: pickup. `ELTR`: by email. `NONE`: not chosen yet.", examples: ["DLVR"] });
export type SellUnit = z.infer<typeof sellUnit>;
export type Fulfilment = z.infer<typeof fulfilment>;

export const done = z.object({ done: z.literal(true) });

/** A time in ISO 8601, in UTC. */
export const moment = z.string().meta({ examples: ["2026-11-22T16:05:00.000Z"] });
/** Text in a response, with an example. Responses aren't checked against patterns, so that stored values can always be returned. */
export const text = (example: string) => z.string().meta({ examples: [example] });
export const sellUnits = z
  .number()
  .int()
  .meta({ description: "In sell units.", examples: [12] });
export const degrees = z.number().meta({ description: "In degrees (WGS 84).", examples: [39.53] });
export const areaPerUnit = z
  .number()
  .int()
  .meta({ description: "In 1e-4 square feet per sell unit: 107600 is 10.76 sq ft.", examples: [107_600] });

export const sizeMm = z
  .object({ w: z.number().describe("Width in millimeters."), h: z.number().describe("Height in millimeters.") })
  .meta({ examples: [{ w: 305, h: 610 }] });

export const picture = z
  .object({
    address: z
      .string()
      .meta({ description: "The picture's URL.", examples: ["https://shop.example/assets/f/1/1200x800/0a1b2c/porcelain-gray.png"] }),
    width: z
      .number()
      .int()
      .meta({ description: "In pixels.", examples: [1200] }),
    height: z
      .number()
      .int()
      .meta({ description: "In pixels.", examples: [800] }),
    kind: z.enum(["face", "sheet", "object", "slab", "scene", "photo"]),
    extentMm: sizeMm.nullable().describe("The real size that the picture shows."),
    cellMm: sizeMm.nullable().describe("The real size of one piece in the picture."),
    rowMm: z
      .number()
      .nullable()
      .meta({ description: "The height of a row of pieces, in millimeters.", examples: [75] }),
    size: z
      .string()
      .optional()
      .meta({ description: "The size whose variants it shows; every size when missing.", examples: ["2 hexagon on 12x12 sheet"] }),
    color: z
      .string()
      .nullable()
      .meta({ description: "The mean color, to show until the picture has loaded.", examples: ["#8c8a86"] }),
    alt: z
      .string()
      .optional()
      .meta({ description: "What it shows, if the supplier has described it.", examples: ["A gray tile on a kitchen floor"] }),
  })
  .meta({ description: "A picture's URL with the real size it shows, so that pieces keep their proportions." });
export type Picture = z.infer<typeof picture>;

export const pieceImage = z
  .object({
    address: z.string().meta({
      description: "The URL of a JPEG.",
      examples: ["/assets/f/1/1200x800/0a1b2c/porcelain-gray.png/m/144x96/filters:format(jpeg)"],
    }),
    width: z
      .number()
      .int()
      .meta({ description: "In pixels.", examples: [72] }),
    height: z
      .number()
      .int()
      .meta({ description: "In pixels.", examples: [144] }),
  })
  .meta({ description: "A small picture of one piece, sheet, slab or thing with its real proportions." });
export type PieceImage = z.infer<typeof pieceImage>;

export const price = z
  .object({
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    cents: cents.describe("The current price of one sell unit, in cents."),
    listCents: cents.describe("The list price of one sell unit, in cents."),
    onSale: z.boolean(),
    saleUntil: day.nullable().describe("The sale's last day."),
    perSqFtCents: cents.nullable().describe("The same price in cents per square foot, rounded once; null for an item not sold by area."),
    listPerSqFtCents: cents.nullable().describe("The list price in cents per square foot; null for an item not sold by area."),
    breaks: z
      .array(
        z.object({
          fromUnits: z
            .number()
            .int()
            .meta({ description: "From this number of sell units on.", examples: [40] }),
          cents: cents.describe("The price of one sell unit, in cents."),
        }),
      )
      .describe("Prices for larger quantities."),
    own: z
      .object({
        kind: z.enum(["level", "contract"]).describe("`level`: by the business account's price level. `contract`: by its own contract."),
        until: day.nullable().describe("Its last day; null for an open end."),
      })
      .optional()
      .describe("Only where the current price is the business account's own."),
  })
  .meta({ description: "A price of one sell unit. Null in an answer means that the caller's prices are hidden." });
export type Price = z.infer<typeof price>;

export const tax = z.object({
  name: text("State sales tax"),
  ratePpm: z
    .number()
    .int()
    .meta({ description: "The rate in millionths: 68500 is 6.85 %.", examples: [68_500] }),
  cents: cents.describe("In cents."),
});

/** A postal code, normalized to the official notation. */
export const postalCode = typed
  .overwrite(writtenPostalCode)
  .min(3, "field_postal_code")
  .max(10, "field_postal_code")
  .meta({ description: "A US ZIP code or a Canadian postal code.", examples: ["89501"] });

export const address = z.object({
  firstName: line
    .min(1, "field_required")
    .max(60, "field_long")
    .meta({ examples: ["Ana"] }),
  lastName: line
    .min(1, "field_required")
    .max(60, "field_long")
    .meta({ examples: ["Ruiz"] }),
  company: line
    .max(80, "field_long")
    .optional()
    .meta({ examples: ["Ruiz Interiors"] }),
  line1: line
    .min(3, "field_short")
    .max(100, "field_long")
    .meta({ examples: ["1 Main St"] }),
  line2: line
    .max(100, "field_long")
    .optional()
    .meta({ examples: ["Suite 4"] }),
  city: line
    .min(2, "field_short")
    .max(60, "field_long")
    .meta({ examples: ["Reno"] }),
  province: typed.length(2, "field_choice").meta({ description: "Two-letter code of the state or province.", examples: ["NV"] }),
  postalCode,
  country: z.enum(["US", "CA"]),
  kind: z.enum(["residential", "commercial"]).default("residential"),
});
export type Address = z.infer<typeof address>;

export const localised = z
  .record(z.enum(languages), z.string())
  .meta({ description: "The text in each language.", examples: [{ en: "porcelain-gray", es: "porcelanico-gris" }] });

/** A page number of a list. @param most the last page that may be requested */
export const pageNumber = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(1)
    .meta({ description: "Counted from 1.", examples: [1] });
