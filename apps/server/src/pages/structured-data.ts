import { z } from "zod";

const text = z.string().trim().min(1);
const url = z.url();
const reference = z.strictObject({ "@id": url });

const answer = z.strictObject({
  "@type": z.literal("Question"),
  name: text,
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
});
const money = z.string().regex(/^\d+\.\d\d$/);
const unitCode = z.string().regex(/^[A-Z0-9]{2,3}$/);
const area = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  value: z.number().positive(),
  unitCode,
  valueReference: z.strictObject({ "@type": z.literal("QuantitativeValue"), value: z.literal(1), unitCode }).optional(),
});
const country = z.enum(["US", "CA"]);
/** Google's required and recommended fields of a merchant listing. */
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  url,
  sku: text,
  priceCurrency: z.string().length(3),
  price: money,
  priceSpecification: z
    .array(
      z.strictObject({
        "@type": z.literal("UnitPriceSpecification"),
        price: money,
        priceCurrency: z.string().length(3),
        unitCode: unitCode.optional(),
        referenceQuantity: area.optional(),
        priceType: z.literal("https://schema.org/StrikethroughPrice").optional(),
      }),
    )
    .min(1),
  priceValidUntil: z.iso.date().optional(),
  itemCondition: z.literal("https://schema.org/NewCondition"),
  availability: z.enum(["https://schema.org/InStock", "https://schema.org/BackOrder", "https://schema.org/OutOfStock"]).optional(),
  seller: reference,
  shippingDetails: z.strictObject({
    "@type": z.literal("OfferShippingDetails"),
    shippingDestination: z.array(z.strictObject({ "@type": z.literal("DefinedRegion"), addressCountry: country })).min(1),
    shippingRate: z
      .strictObject({
        "@type": z.literal("MonetaryAmount"),
        currency: z.string().length(3),
        minValue: z.number().min(0),
        maxValue: z.number().min(0),
      })
      .optional(),
    deliveryTime: z.strictObject({
      "@type": z.literal("ShippingDeliveryTime"),
      transitTime: z
        .strictObject({
          "@type": z.literal("QuantitativeValue"),
          minValue: z.number().int().positive(),
          maxValue: z.number().int().positive(),
          unitCode: z.literal("DAY"),
        })
        .optional(),
      handlingTime: z.strictObject({
        "@type": z.literal("QuantitativeValue"),
        minValue: z.literal(0),
        maxValue: z.number().int(),
        unitCode: z.literal("DAY"),
      }),
    }),
  }),
  hasMerchantReturnPolicy: z
    .union([
      z.strictObject({
        "@type": z.literal("MerchantReturnPolicy"),
        applicableCountry: z.array(country).min(1),
        returnPolicyCategory: z.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
        merchantReturnDays: z.number().int().positive(),
        restockingFee: z.number().optional(),
      }),
      z.strictObject({
        "@type": z.literal("MerchantReturnPolicy"),
        applicableCountry: z.array(country).min(1),
        returnPolicyCategory: z.literal("https://schema.org/MerchantReturnNotPermitted"),
      }),
    ])
    .optional(),
});

const quantity = (code: string) =>
  z.strictObject({ "@type": z.literal("QuantitativeValue"), value: z.number().positive(), unitCode: z.literal(code) });
/** A number has a unit or a standard by which it is measured; a rating or text has neither. */
const property = z
  .strictObject({
    "@type": z.literal("PropertyValue"),
    propertyID: text,
    name: text,
    value: z.union([text, z.number(), z.boolean()]),
    unitCode: unitCode.optional(),
    measurementTechnique: text.optional(),
  })
  .refine(({ propertyID, unitCode: unit }) => !/Pct$|Lbf$/.test(propertyID) || unit !== undefined, "lacks its unit")
  .refine(({ propertyID, measurementTechnique: standard }) => propertyID !== "dcofWet" || standard !== undefined, "lacks its standard")
  .refine(({ propertyID, name }) => name !== propertyID, "is named by a key");

const pixels = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  value: z.number().int().positive(),
  unitCode: z.literal("E37"),
});

/** Allowed schema.org properties of the types in use, and those that search engines require; others must not appear. */
const shapes: Record<string, z.ZodType> = {
  WebSite: z.strictObject({
    "@type": text,
    "@id": url,
    url,
    name: text,
    inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    publisher: reference,
    description: text.optional(),
    potentialAction: z
      .strictObject({
        "@type": z.literal("SearchAction"),
        target: z.strictObject({
          "@type": z.literal("EntryPoint"),
          urlTemplate: z.string().regex(/^https?:.*\?q=\{search_term_string\}$/),
        }),
        "query-input": z.literal("required name=search_term_string"),
      })
      .optional(),
  }),
  ImageObject: z.strictObject({
    "@type": text,
    "@id": url,
    contentUrl: url,
    name: text,
    description: text,
    width: pixels,
    height: pixels,
    about: z
      .array(z.strictObject({ "@type": z.literal("Product"), name: text, url }))
      .min(1)
      .optional(),
  }),
  Organization: z.strictObject({
    "@type": text,
    "@id": url,
    name: text,
    url,
    logo: url,
    legalName: text.optional(),
    telephone: text.optional(),
    email: z.email().optional(),
    address: text.optional(),
    sameAs: z.array(url).optional(),
  }),
  WebPage: z.strictObject({
    "@type": text,
    "@id": url,
    url,
    name: text,
    description: text.optional(),
    isPartOf: reference,
  }),
  BreadcrumbList: z.strictObject({
    "@type": text,
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.number().int().positive(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every((item, index) => item.position === index + 1), "positions count from one"),
  }),
  BlogPosting: z.strictObject({
    "@type": text,
    headline: text.max(110),
    description: text.optional(),
    image: z.array(url).min(1),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime().optional(),
    inLanguage: text,
    author: z.strictObject({ "@type": z.literal("Person"), name: text, url }),
    publisher: reference,
    mainEntityOfPage: url,
  }),
  ProfilePage: z.strictObject({
    "@type": text,
    mainEntity: z.strictObject({
      "@type": z.literal("Person"),
      name: text,
      url,
      jobTitle: text.optional(),
      description: text.optional(),
      image: url.optional(),
      worksFor: reference,
    }),
  }),
  HardwareStore: z.strictObject({
    "@type": text,
    "@id": url,
    name: text,
    url,
    logo: url,
    telephone: text,
    image: url.optional(),
    address: z.strictObject({
      "@type": z.literal("PostalAddress"),
      streetAddress: text,
      addressLocality: text,
      addressRegion: z.string().length(2),
      postalCode: text,
      addressCountry: z.string().length(2),
    }),
    geo: z.strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          "@type": z.literal("OpeningHoursSpecification"),
          dayOfWeek: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
          opens: z.string().regex(/^\d\d:\d\d$/),
          closes: z.string().regex(/^\d\d:\d\d$/),
        }),
      )
      .min(1),
    parentOrganization: reference,
  }),
  ProductGroup: z.strictObject({
    "@type": text,
    "@id": url,
    name: text,
    url,
    productGroupID: text,
    variesBy: z.array(url).min(1),
    hasVariant: z
      .array(
        z.union([
          reference,
          z.strictObject({
            "@type": z.literal("Product"),
            name: text,
            url,
            sku: text,
            size: text,
            gtin: text.optional(),
            mpn: text.optional(),
            offers: z
              .strictObject({ "@type": z.literal("Offer"), url, priceCurrency: z.string().length(3), price: money, seller: reference })
              .optional(),
          }),
        ]),
      )
      .min(2),
  }),
  ItemList: z.strictObject({
    "@type": text,
    numberOfItems: z.number().int().positive(),
    itemListElement: z.array(z.strictObject({ "@type": z.literal("ListItem"), position: z.number().int().positive(), url })).min(1),
  }),
  FAQPage: z.strictObject({ "@type": text, mainEntity: z.array(answer).min(1) }),
  Product: z.strictObject({
    "@type": text,
    "@id": url,
    name: text,
    description: text.optional(),
    url,
    sku: text,
    gtin: z
      .string()
      .regex(/^\d{8,14}$/)
      .optional(),
    mpn: text.optional(),
    brand: z.strictObject({ "@type": z.literal("Brand"), name: text }).optional(),
    isVariantOf: reference.optional(),
    size: text.optional(),
    /** A text in the page's language instead of a code. */
    category: text.refine((words) => !/^[a-z0-9-]+$/.test(words), "is a code"),
    color: text.optional(),
    width: quantity("MMT").optional(),
    height: quantity("MMT").optional(),
    depth: quantity("MMT").optional(),
    weight: quantity("LBR").optional(),
    additionalProperty: z.array(property).min(1).optional(),
    image: z.array(url).min(1),
    offers: offer,
  }),
};

interface Thing {
  "@type": string;
}

/** Returns the errors in a page's structured data, one per line, and the types found. */
export function checkStructuredData(scripts: string[]): { kinds: string[]; faults: string[] } {
  const kinds: string[] = [];
  const faults: string[] = [];
  for (const script of scripts) {
    const document = JSON.parse(script) as { "@context"?: string; "@graph"?: Thing[] } & Thing;
    if (document["@context"] !== "https://schema.org") faults.push("the context is not schema.org");
    const { "@context": _, ...single } = document;
    for (const thing of document["@graph"] ?? [single]) {
      kinds.push(thing["@type"]);
      const shape = shapes[thing["@type"]];
      const result = shape?.safeParse(thing);
      if (!shape) faults.push(`nobody has said what ${thing["@type"]} holds`);
      else if (!result?.success)
        faults.push(...(result?.error.issues ?? []).map((one) => `${thing["@type"]}.${one.path.join(".")}: ${one.message}`));
    }
  }
  return { kinds, faults };
}
