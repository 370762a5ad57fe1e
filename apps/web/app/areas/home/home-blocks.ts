import type { Block } from "../../blocks/block.ts";
import type { Language } from "../../i18n/language.ts";

/** The home page's content until it comes from the content system: the shape is the same, so it moves there unchanged. */
export const homeBlocks: Record<Language, Block[]> = {
  en: [
    {
      component: "hero",
      _uid: "hero",
      headline: "Stone you can almost touch.",
      query: { listing: "natural-stone/marble", sort: "best_seller", pageSize: 1 },
    },
    { component: "look_wall", _uid: "looks", headline: "Shop by look", query: { listing: "porcelain", sort: "best_seller", pageSize: 96 } },
    {
      component: "product_wall",
      _uid: "new",
      headline: "New this season",
      link: "new-arrivals",
      linkLabel: "All new arrivals",
      query: { listing: "new-arrivals", sort: "new_arrival", pageSize: 8 },
    },
    {
      component: "slab_of_the_week",
      _uid: "slab",
      headline: "Slab of the week",
      text: "One block, a few slabs. Come and see them standing before you choose the cut.",
      link: "slabs",
      linkLabel: "All slabs",
      query: { listing: "slabs", sort: "best_seller", pageSize: 1 },
    },
    {
      component: "call_to_action",
      _uid: "trade",
      headline: "You install it. We keep the lot together.",
      text: "Trade desk at every store: pallet prices, will call before seven, and one lot per floor.",
      link: "featured/best-sellers",
      linkLabel: "What installers buy",
    },
    {
      component: "product_wall",
      _uid: "mosaic",
      headline: "For the shower floor",
      link: "decorative-mosaic",
      linkLabel: "All mosaics",
      query: { listing: "decorative-mosaic", sort: "best_seller", pageSize: 4 },
    },
  ],
  es: [
    {
      component: "hero",
      _uid: "hero",
      headline: "Piedra que casi se toca.",
      query: { listing: "piedra-natural/marmol", sort: "best_seller", pageSize: 1 },
    },
    {
      component: "look_wall",
      _uid: "looks",
      headline: "Compre por efecto",
      query: { listing: "porcelanico", sort: "best_seller", pageSize: 96 },
    },
    {
      component: "product_wall",
      _uid: "new",
      headline: "Lo nuevo de la temporada",
      link: "novedades",
      linkLabel: "Todas las novedades",
      query: { listing: "novedades", sort: "new_arrival", pageSize: 8 },
    },
    {
      component: "slab_of_the_week",
      _uid: "slab",
      headline: "La placa de la semana",
      text: "Un bloque, pocas placas. Véalas de pie antes de decidir el corte.",
      link: "placas",
      linkLabel: "Todas las placas",
      query: { listing: "placas", sort: "best_seller", pageSize: 1 },
    },
    {
      component: "call_to_action",
      _uid: "trade",
      headline: "Usted lo instala. Nosotros cuidamos que sea un solo lote.",
      text: "Mostrador para profesionales en cada tienda: precio por tarima, entrega antes de las siete y un lote por piso.",
      link: "destacados/mas-vendidos",
      linkLabel: "Lo que llevan los instaladores",
    },
    {
      component: "product_wall",
      _uid: "mosaic",
      headline: "Para el piso de la regadera",
      link: "mosaico-decorativo",
      linkLabel: "Todos los mosaicos",
      query: { listing: "mosaico-decorativo", sort: "best_seller", pageSize: 4 },
    },
  ],
};
