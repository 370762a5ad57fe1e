import { journalParameters } from "../areas/content/journal/journal-address.ts";
import type { Label, RouteRecord } from "./route-table.ts";

const CONTENT = "areas/content/content-page.tsx";

const idOf = (path: string): string => path.replace(/\//g, "-").replace(/[^a-z0-9-]/gi, "");
const named = (en: string, es: string): Label => ({ en, es });

const content = (path: string, en: string, es: string, more: Partial<RouteRecord> = {}): RouteRecord => ({
  id: `content-${idOf(path)}`,
  path,
  breadcrumb: named(en, es),
  layout: "main",
  guards: [],
  slash: true,
  file: CONTENT,
  query: journalParameters,
  ...more,
});

/** Part of a later release: guarded already, but not linked and not in the sitemap. */
const later = (path: string, en: string, es: string, guards: RouteRecord["guards"] = []): RouteRecord => ({
  ...content(path, en, es),
  id: `later-${idOf(path)}`,
  slash: path === "account",
  guards,
  later: true,
  layout: path.startsWith("account") || path.startsWith("customerusers") ? "account" : "default",
});

const general: RouteRecord[] = [
  content("about", "About us", "Quiénes somos"),
  content("contact", "Customer Service", "Servicio al cliente"),
  content("returns", "Returns", "Devoluciones"),
  content("billing-and-shipping", "Billing and Shipping", "Facturación y envíos"),
  content("warranty", "Warranty", "Garantía"),
  content("warranty/registration", "Warranty Registration", "Registro de garantía"),
  content("policies", "Terms and Policies", "Términos y políticas"),
  content("website-policies", "Website Policies", "Políticas del sitio"),
  content("terms-and-conditions", "Terms and Conditions", "Términos y condiciones"),
  content("terms-of-sale", "Terms of Sale", "Condiciones de venta"),
  content("do-not-sell-or-share", "Do Not Sell or Share", "No vender ni compartir"),
  content("web-accessibility-statement", "Web Accessibility Statement", "Declaración de accesibilidad"),
  content("california-supply-chains-act", "California Supply Chains Act", "Ley de cadenas de suministro de California"),
  content("safety-data-sheets", "Safety Data Sheets", "Hojas de datos de seguridad"),
  content("installation-care-maintenance", "Installation, Care and Maintenance", "Instalación, cuidado y mantenimiento"),
  content("how-its-made", "How It's Made", "Cómo se hace"),
  content("how-its-made-tile", "How Tile Is Made", "Cómo se hace el azulejo"),
  content("how-its-made-stone", "How Stone Is Made", "Cómo se trabaja la piedra"),
  content("master-catalog", "Master Catalog", "Catálogo general", { redirects: true }),
  content("catalog", "Catalog", "Catálogo"),
  content("business-account", "Business Account", "Cuenta de negocio"),
  content("engineered-wood", "Engineered Wood", "Madera de ingeniería"),
  content("new-test-story", "Test Story", "Historia de prueba"),
];

const collections: RouteRecord[] = [
  content("planx", "Planx", "Planx"),
  content("thaddeus", "Thaddeus", "Thaddeus"),
  content("sahara", "Sahara", "Sahara"),
  content("magnifica", "Magnifica", "Magnifica"),
  content("magnifica-porcelain", "Magnifica Porcelain", "Porcelánico Magnifica"),
  content("magnifica-tiles", "Magnifica Tiles", "Losetas Magnifica"),
  content("magnifica/magnifica-slabs", "Magnifica Slabs", "Placas Magnifica"),
  content("magnifica/magnifica-sizes", "Magnifica Sizes", "Medidas Magnifica"),
  content("magnifica/magnifica-commercial", "Magnifica Commercial", "Magnifica para obra comercial"),
  content("stone-mosaics", "Stone Mosaics", "Mosaicos de piedra"),
  content("waterbrook-pebble-mosaic", "Waterbrook Pebble Mosaic", "Mosaico de canto rodado Waterbrook"),
  content("marin-ceramic-tile", "Marin Ceramic Tile", "Azulejo cerámico Marin"),
  content("celine-porcelain-tile", "Celine Porcelain Tile", "Loseta de porcelánico Celine"),
];

const guides: RouteRecord[] = [
  content("slab-buying-guide", "Slab Buying Guide", "Guía para comprar placas"),
  content("slab-buying-guide/step-1", "Home Remodeling", "Remodelar la casa"),
  content("slab-buying-guide/step-2", "Which Slab is Best?", "¿Qué placa conviene?"),
  content("slab-buying-guide/step-3", "Purchasing Slabs", "Comprar las placas"),
  content("slab-buying-guide/step-4", "Installing Slabs", "Instalar las placas"),
  content("pros", "Pros", "Profesionales"),
  content("pros/wholesale", "Wholesale", "Mayoreo"),
  content("pros/contractors", "Contractors", "Contratistas"),
  content("pros/architects-designers", "Architects and Designers", "Arquitectos y diseñadores"),
  content("pros/national-mosaic", "National Mosaic", "Programa nacional de mosaico"),
  content("location", "Stores", "Tiendas"),
  content("location/:token", "Location", "Tienda"),
];

const journal: RouteRecord[] = [
  content("blog", "Journal", "Revista"),
  ...(
    [
      ["articles", "Articles", "Artículos"],
      ["whats-hot", "What's Hot", "Tendencias"],
      ["new-arrivals", "New Arrivals", "Novedades"],
      ["design-spotlight", "Design Spotlight", "Diseño en detalle"],
      ["design-with-color", "Design with Color", "Diseñar con color"],
      ["new-locations", "New Locations", "Nuevas tiendas"],
    ] as const
  ).flatMap(([slug, en, es]) => [content(`blog/${slug}`, en, es), content(`blog/${slug}/:slug`, en, es)]),
];

const archives: RouteRecord[] = [
  content("archives", "Archives", "Archivo"),
  content("archives/events", "Events", "Eventos"),
  content("archives/events/trade-shows", "Trade Shows", "Ferias del ramo"),
  content("archives/events/kbis-2017", "KBIS 2017", "KBIS 2017"),
  content("archives/events/coverings", "Coverings", "Coverings"),
  content("archives/events/icff", "ICFF", "ICFF"),
  content("archives/events/neocon", "NeoCon", "NeoCon"),
  content("archives/events/surfaces-2017", "Surfaces 2017", "Surfaces 2017"),
  content("archives/events/hd-expo", "HD Expo", "HD Expo"),
  content("archives/events/quartz-events", "Quartz Events", "Eventos de cuarzo"),
  content("archives/sweepstakes", "Sweepstakes", "Sorteos"),
  content("archives/sweepstakes/odyn", "Odyn Sweepstakes", "Sorteo Odyn"),
  content("100kgiveaway", "100K Giveaway", "Sorteo de 100 mil"),
  content("official-contest-rules", "Official Contest Rules", "Bases oficiales del concurso"),
  content("event-registration", "Event Registration", "Registro a eventos"),
  content("catalog2017", "Catalog 2017", "Catálogo 2017"),
  content("sale", "Sale", "Ofertas"),
  content("sale-details", "Sale Details", "Detalles de la oferta"),
  content("deals-of-the-week", "Deals of the Week", "Ofertas de la semana"),
  content("san-diego-showroom", "San Diego Showroom", "Sala de exhibición de San Diego"),
  content("reno-showroom", "Reno Showroom", "Sala de exhibición de Reno"),
  content("events", "Events", "Eventos"),
  content("events/reno-showroom", "Reno Showroom Event", "Evento en la sala de Reno"),
  content("sequel-quartz-quartz-slabs", "Sequel Quartz", "Sequel Quartz"),
  content("sequel-quartz-quartz-slabs/warranty-registration", "Sequel Warranty Registration", "Registro de garantía Sequel"),
  content("sequel-quartz-quartz-slabs/warranty-confirmation", "Sequel Warranty Confirmation", "Confirmación de garantía Sequel"),
  content("sequel-quartz-quartz-slabs/spring-2018", "Sequel Quartz Spring 2018", "Sequel Quartz, primavera 2018"),
  content("revera-quartz", "Revera Quartz", "Revera Quartz"),
  content("revera-quartz/warranty-registration", "Revera Warranty Registration", "Registro de garantía Revera"),
  content("revera-quartz/warranty-confirmation", "Revera Warranty Confirmation", "Confirmación de garantía Revera"),
  content("plane", "Plane", "Plane"),
  content("plane/installation-method", "Plane Installation Method", "Método de instalación Plane"),
  content("provincetown", "Provincetown", "Provincetown"),
  content("provincetown-tiles", "Provincetown Tiles", "Losetas Provincetown"),
  content("remy", "Remy", "Remy"),
  content("paseo", "Paseo", "Paseo"),
  content("costa-allegra", "Costa Allegra", "Costa Allegra"),
  content("costa-allegra-tiles", "Costa Allegra Tiles", "Losetas Costa Allegra"),
  content("ceramic", "Ceramic", "Cerámica"),
  content("porcelain-department", "Porcelain Department", "Departamento de porcelánico"),
  content("porcelain-series-collection", "Porcelain Series Collection", "Colección de series de porcelánico"),
  content("magnifica-porcelain-old", "Magnifica Porcelain (archive)", "Porcelánico Magnifica (archivo)"),
  content("magnifica-porcelain-old/magnifica-porcelain", "Magnifica Porcelain", "Porcelánico Magnifica"),
  content("sequelquartz", "Sequel Quartz", "Sequel Quartz"),
  content("test-new-arrivals", "New Arrivals (test)", "Novedades (prueba)"),
  content("account/thankyou", "Thank You", "Gracias"),
  content("account/businessform", "Business Account Request", "Solicitud de cuenta de negocio", { slash: false }),
  content("account/business-benefits", "Business Benefits", "Ventajas para negocios"),
];

const comingLater: RouteRecord[] = [
  later("account/invoices", "Invoices", "Facturas", ["private", "business"]),
  later("account/orders", "Orders", "Pedidos", ["private"]),
  later("account/retailorders", "Retail orders", "Pedidos al menudeo", ["private"]),
  later("account/statements", "Statements", "Estados de cuenta", ["private"]),
  later("account/usertags", "Idea books", "Libros de ideas", ["private"]),
  later("checkout2/*", "Checkout", "Pagar"),
  later("gallery/*", "Gallery", "Galería"),
  later("order/acceptquote", "Accept quote", "Aceptar cotización"),
  later("order/rejectquote", "Reject quote", "Rechazar cotización"),
  later("order/rejectsuccess", "Quote rejected", "Cotización rechazada"),
  later("order/expired", "Receipt", "Recibo"),
  later("receipt/:type/:hash", "Receipt", "Recibo"),
  later("receipt/payment/:id", "Receipt", "Recibo"),
  later("our-locations", "Our locations", "Nuestras tiendas"),
  later("our-locations/:slug/:code", "Store", "Tienda"),
  later("paymentAuthRequest/confirm/:slug", "Confirm payment", "Confirmar pago"),
  later("paymentAuthRequest/success", "Payment confirmed", "Pago confirmado"),
  later("payorder", "Pay an order", "Pagar un pedido"),
  later("payorder/confirm/:slug", "Confirm payment", "Confirmar pago"),
  later("payorder/preconfirm", "Review payment", "Revisar pago"),
  later("slabs", "Slabs", "Placas"),
  later("slabs/detail", "Slab", "Placa"),
  later("slabs/zoom", "Slab, close up", "Placa de cerca"),
  later("slabs/store/:code", "Slabs by store", "Placas por tienda", ["slabs-list-page"]),
  later("wishlist", "Wish list", "Lista de deseos", ["private"]),
];

/** Every address of the specification with its own page or a story; read on the server only. */
export const contentRoutes: RouteRecord[] = [...general, ...collections, ...guides, ...journal, ...archives, ...comingLater];
