import type { Store } from "@azulejo/contract/areas/store.ts";
import type { DayOfWeek, HardwareStore } from "schema-dts";
import { identityOf, logoOf } from "../../shell/head/structured-data.ts";
import type { ShellData } from "../../shell/shell-data.ts";

const weekdays: Record<string, DayOfWeek> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** Returns the schema.org data of a store, with its holidays. @param url absolute address of its page */
export function storeStructure(root: ShellData, store: Store, url: string, image?: string | undefined): HardwareStore {
  return {
    "@type": "HardwareStore",
    "@id": `${url}#store`,
    name: `${root.settings.name}, ${store.name}`,
    url,
    logo: logoOf(root),
    telephone: store.phone,
    ...(image && { image }),
    address: {
      "@type": "PostalAddress",
      streetAddress: store.street,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.postalCode,
      addressCountry: store.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: Object.entries(store.hours).flatMap(([day, hours]) => {
      const dayOfWeek = weekdays[day];
      return hours && dayOfWeek ? [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens: hours[0], closes: hours[1] }] : [];
    }),
    ...(store.closedOn.length > 0 && {
      specialOpeningHoursSpecification: store.closedOn.map(({ date, name }) => ({
        "@type": "OpeningHoursSpecification" as const,
        ...(name && { name }),
        opens: "00:00",
        closes: "00:00",
        validFrom: date,
        validThrough: date,
      })),
    }),
    parentOrganization: identityOf(root),
  };
}
