import { z } from "zod";

const text = z.string().trim().min(1);
const url = z.url();
const reference = z.strictObject({ "@id": url });

const answer = z.strictObject({
  "@type": z.literal("Question"),
  name: text,
  acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
});
const offer = z.looseObject({ "@type": z.enum(["Offer", "AggregateOffer"]), priceCurrency: z.string().length(3) });

/** Allowed schema.org properties of the types we write, and those that search engines require; no others may appear. */
const shapes: Record<string, z.ZodType> = {
  WebSite: z.strictObject({
    "@type": text,
    "@id": url,
    url,
    name: text,
    inLanguage: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    description: text,
    publisher: reference,
  }),
  Organization: z.strictObject({ "@type": text, "@id": url, name: text, url, telephone: text, email: z.email(), address: text }),
  WebPage: z.strictObject({
    "@type": text,
    "@id": url,
    url,
    name: text,
    description: text.optional(),
    isPartOf: reference,
    about: reference,
    potentialAction: z.array(z.strictObject({ "@type": z.literal("ReadAction"), target: z.array(url) })),
  }),
  BreadcrumbList: z.strictObject({
    "@type": text,
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.number().int().positive(), name: text, item: url }))
      .min(2)
      .refine((items) => items.every((item, index) => item.position === index + 1), "positions count from one"),
  }),
  Article: z.strictObject({
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
  HardwareStore: z.strictObject({
    "@type": text,
    "@id": url,
    name: text,
    url,
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
  FAQPage: z.strictObject({ "@type": text, mainEntity: z.array(answer).min(1) }),
  Product: z.looseObject({
    "@type": text,
    name: text,
    description: text,
    sku: text,
    image: z.array(url).min(1),
    offers: z.union([offer, z.array(offer).min(1)]),
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
