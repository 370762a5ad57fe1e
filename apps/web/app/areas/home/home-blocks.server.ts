import type { Block } from "../../blocks/block.ts";
import type { Language } from "../../i18n/language.ts";

const HERO = "/assets/f/1001/2560x1440/106f031442/hero.webp";
const BATH = "/assets/f/1001/1920x1280/df6321b150/blue-bath.webp";
const ISLAND = "/assets/f/1001/1920x1280/15e6fde926/kitchen-island.webp";
const HALL = "/assets/f/1001/1920x1280/b2318d741b/patterned-hall.webp";
const TERRACE = "/assets/f/1001/1920x1280/b3e6b35a78/terrace.webp";

/** The home page's content until it comes from the content system: the shape is the same, so it moves there unchanged. */
export const homeBlocks: Record<Language, Block[]> = {
  en: [
    {
      component: "hero",
      _uid: "hero",
      headline: "Stone you can almost touch.",
      image: { filename: HERO, alt: "A plastered wall in the sun, a wall of blue and white tile, an olive tree on a limestone floor" },
    },
    { component: "look_wall", _uid: "looks", headline: "Shop by look", query: { listing: "porcelain", sort: "best_seller", pageSize: 96 } },
    {
      component: "product_wall",
      _uid: "new",
      headline: "New this season",
      link: "product/list/new-arrivals/",
      linkLabel: "All new arrivals",
      query: { listing: "new-arrivals", sort: "new_arrival", pageSize: 48 },
    },
    {
      component: "room_wall",
      _uid: "rooms",
      headline: "Rooms",
      rooms: [
        {
          _uid: "bath",
          label: "Zellige-style ceramic in the bath",
          link: "product/list/ceramic/",
          image: { filename: BATH, alt: "A white tub before a wall of glazed blue ceramic" },
        },
        {
          _uid: "island",
          label: "Quartz on the island",
          link: "product/list/slabs/",
          image: { filename: ISLAND, alt: "A kitchen island clad in veined quartz" },
        },
        {
          _uid: "hall",
          label: "Encaustic pattern in the hall",
          link: "product/list/porcelain/encaustic-pattern-look/",
          image: { filename: HALL, alt: "A hall floor in encaustic pattern porcelain" },
        },
      ],
    },
    {
      component: "slab_of_the_week",
      _uid: "slab",
      headline: "Slab of the week",
      text: "One block, a few slabs. Come and see them standing before you choose the cut.",
      link: "product/list/slabs/",
      linkLabel: "All slabs",
      query: { listing: "slabs", sort: "best_seller", pageSize: 1 },
    },
    {
      component: "call_to_action",
      _uid: "trade",
      headline: "You install it. We keep the lot together.",
      text: "Trade desk at every store: pallet prices, will call before seven, and one lot per floor.",
      link: "product/list/featured/best-sellers/",
      linkLabel: "What installers buy",
      image: { filename: TERRACE, alt: "A terrace with 20 mm pavers, a low bench and a split-face wall" },
    },
    {
      component: "product_wall",
      _uid: "mosaic",
      headline: "For the shower floor",
      link: "product/list/decorative-mosaic/",
      linkLabel: "All mosaics",
      query: { listing: "decorative-mosaic", sort: "best_seller", pageSize: 24 },
    },
  ],
  es: [
    {
      component: "hero",
      _uid: "hero",
      headline: "Piedra que casi se toca.",
      image: { filename: HERO, alt: "Un muro encalado al sol, otro de azulejo azul y blanco, un olivo sobre piso de piedra caliza" },
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
      link: "product/list/novedades/",
      linkLabel: "Todas las novedades",
      query: { listing: "novedades", sort: "new_arrival", pageSize: 48 },
    },
    {
      component: "room_wall",
      _uid: "rooms",
      headline: "Ambientes",
      rooms: [
        {
          _uid: "bath",
          label: "Cerámica artesanal en el baño",
          link: "product/list/ceramica/",
          image: { filename: BATH, alt: "Una tina blanca ante un muro de cerámica azul esmaltada" },
        },
        {
          _uid: "island",
          label: "Cuarzo en la isla",
          link: "product/list/placas/",
          image: { filename: ISLAND, alt: "Una isla de cocina revestida de cuarzo con vetas" },
        },
        {
          _uid: "hall",
          label: "Hidráulico en el pasillo",
          link: "product/list/porcelanico/efecto-hidraulico/",
          image: { filename: HALL, alt: "Un pasillo con piso de porcelánico hidráulico" },
        },
      ],
    },
    {
      component: "slab_of_the_week",
      _uid: "slab",
      headline: "La placa de la semana",
      text: "Un bloque, pocas placas. Véalas de pie antes de decidir el corte.",
      link: "product/list/placas/",
      linkLabel: "Todas las placas",
      query: { listing: "placas", sort: "best_seller", pageSize: 1 },
    },
    {
      component: "call_to_action",
      _uid: "trade",
      headline: "Usted lo instala. Nosotros cuidamos que sea un solo lote.",
      text: "Mostrador para profesionales en cada tienda: precio por tarima, entrega antes de las siete y un lote por piso.",
      link: "product/list/destacados/mas-vendidos/",
      linkLabel: "Lo que llevan los instaladores",
      image: { filename: TERRACE, alt: "Una terraza con losetas de 20 mm, una banca baja y un muro de piedra laja" },
    },
    {
      component: "product_wall",
      _uid: "mosaic",
      headline: "Para el piso de la regadera",
      link: "product/list/mosaico-decorativo/",
      linkLabel: "Todos los mosaicos",
      query: { listing: "mosaico-decorativo", sort: "best_seller", pageSize: 24 },
    },
  ],
};
