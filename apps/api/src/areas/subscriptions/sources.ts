import { type Language, ShopError } from "@azulejo/contract";
import type { SubscriptionSource } from "@azulejo/contract/areas/subscriptions.ts";

type Words = Omit<SubscriptionSource, "code">;

interface Source {
  code: string;
  words: Record<Language, Words>;
}

/** The available sources, in display order. */
const sources: readonly Source[] = [
  {
    code: "new-arrivals",
    words: {
      en: {
        name: "New arrivals",
        description: "Series, colors and slabs that have just come in, with pictures and stores that show them.",
        rhythm: "Twice a month",
      },
      es: {
        name: "Novedades",
        description: "Series, colores y placas que acaban de llegar, con fotos y las tiendas que las exhiben.",
        rhythm: "Dos veces al mes",
      },
    },
  },
  {
    code: "sale",
    words: {
      en: {
        name: "Sale and clearance",
        description: "Reduced series and last lots, with the quantity that is left of each.",
        rhythm: "Once a week at most",
      },
      es: {
        name: "Ofertas y liquidación",
        description: "Series en oferta y últimos lotes, con la cantidad que queda de cada uno.",
        rhythm: "Una vez por semana como máximo",
      },
    },
  },
  {
    code: "trade-news",
    words: {
      en: {
        name: "Trade news",
        description: "For dealers, designers and installers: lead times, price changes, trainings and new technical sheets.",
        rhythm: "Once a month",
      },
      es: {
        name: "Noticias para profesionales",
        description:
          "Para distribuidores, diseñadores e instaladores: tiempos de entrega, cambios de precio, capacitaciones y nuevas fichas técnicas.",
        rhythm: "Una vez al mes",
      },
    },
  },
  {
    code: "design-journal",
    words: {
      en: {
        name: "Design journal",
        description: "Rooms, materials and the people who make them: the stories of our journal.",
        rhythm: "Once a month",
      },
      es: {
        name: "Revista de diseño",
        description: "Espacios, materiales y la gente que los hace: los artículos de nuestra revista.",
        rhythm: "Una vez al mes",
      },
    },
  },
  {
    code: "store-events",
    words: {
      en: {
        name: "Store events",
        description: "Openings, demonstrations and slab days at the stores.",
        rhythm: "A few times a year",
      },
      es: {
        name: "Eventos en tienda",
        description: "Inauguraciones, demostraciones y días de placas en las tiendas.",
        rhythm: "Varias veces al año",
      },
    },
  },
];

export const sourcesIn = (language: Language): SubscriptionSource[] => sources.map(({ code, words }) => ({ code, ...words[language] }));

/** Returns the requested codes without duplicates. @throws subscriptions_source_unknown */
export function requireSources(codes: readonly string[]): string[] {
  if (!codes.every((code) => sources.some((source) => source.code === code))) throw new ShopError("subscriptions_source_unknown");
  return [...new Set(codes)];
}
