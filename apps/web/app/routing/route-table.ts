import type { Feature } from "@azulejo/contract/settings/features.ts";
import { journalParameters } from "../areas/content/journal/journal-address.ts";
import { chosenParameters, invoicesParameters } from "../areas/customer/invoices/invoices-address.ts";
import { ordersParameters } from "../areas/customer/orders/orders-address.ts";
import { quotesParameters } from "../areas/customer/quotes/quotes-address.ts";
import { layingParameters } from "../areas/product/detail/stage/laying.ts";
import { listParameters } from "../areas/product/list/list-address.ts";
import { yardParameters } from "../areas/slabs/slab-address.ts";
import { storesParameters } from "../areas/store/store-address.ts";
import type { Language } from "../i18n/language.ts";
import { galleryParameters, sceneParameters } from "./gallery-address.ts";

/** The guards that a record may name; `guards/registry.server.ts` has their code. */
export type GuardName = "private" | "business" | "product-detail-page" | "product-list-page" | "slabs-list-page";

/** One page of the shop, with everything that routing, guards, titles, breadcrumbs and the sitemap need. */
export interface RouteRecord {
  id: string;
  /** The path without language and leading slash. */
  path: string;
  /** Label of the breadcrumb, and the title if the page has none: a message key or the text itself. */
  breadcrumb: `crumb.${string}` | Label;
  layout: "account" | "checkout" | "container" | "contentonly" | "default" | "fullpage" | "main";
  guards: GuardName[];
  /** Whether the path ends with a slash: that of listings and content does, that of the shop's own routes (specification 2.2) doesn't. */
  slash: boolean;
  /** Below app/. */
  file: string;
  /** Query parameters on which a shared page depends; it is rendered without any others. */
  query?: readonly string[];
  /** The page exists only if the storefront offers this feature. */
  feature?: Feature;
  /** Maximum number of bytes of its form, if different from the default. */
  bodyBytes?: number;
}

export type Label = Record<Language, string>;

const page = (id: string, path: string, file: string, more: Partial<RouteRecord> = {}): RouteRecord => ({
  id,
  path,
  file,
  breadcrumb: `crumb.${id}`,
  layout: "default",
  guards: [],
  slash: false,
  ...more,
});

/** Large because the content editor posts a draft to its page as a form. */
export const DRAFT_BYTES = 2_000_000;
/** The page of every story. */
export const STORY_PAGE = "areas/content/content-page.tsx";
const LIST = "areas/product/list/list-page.tsx";

/** Returns the record of an account page: in the account layout, and private unless its guards say otherwise. */
const ofAccount = (path: string, file: string, more: Partial<RouteRecord> = {}): RouteRecord =>
  page(path.replaceAll("/", "-"), path, file, { layout: "account", guards: ["private"], ...more });
const forAnybody = { guards: [] };

export const routeTable: RouteRecord[] = [
  page("home", "", STORY_PAGE, { layout: "main", slash: true, bodyBytes: DRAFT_BYTES, query: journalParameters }),
  page("product", "product", LIST, { layout: "fullpage", slash: true, query: listParameters }),
  page("product-sale", "product/sale", LIST, { layout: "fullpage", slash: true, query: listParameters }),
  page("product-list", "product/list/*", LIST, { layout: "fullpage", slash: true, guards: ["product-list-page"], query: listParameters }),
  page("search", "search", LIST, { layout: "fullpage", query: listParameters }),
  page("search-content", "search/content", "areas/content/search/search-page.tsx", { layout: "main", query: ["q", "page", "view"] }),
  page("product-compare", "product/compare", "areas/product/compare/compare-page.tsx", { query: ["item"] }),
  page("product-detail", "product/detail/*", "areas/product/detail/detail-page.tsx", {
    guards: ["product-detail-page"],
    layout: "fullpage",
    query: ["item", "sample", "lot", ...layingParameters],
  }),
  page("gallery-detail", "gallery/detail/:id", "areas/gallery/detail-page.tsx", {
    layout: "fullpage",
    slash: true,
    query: sceneParameters,
    breadcrumb: { en: "Scene", es: "Ambiente" },
  }),
  page("gallery", "gallery/*", "areas/gallery/list-page.tsx", {
    layout: "fullpage",
    query: galleryParameters,
    breadcrumb: { en: "Gallery", es: "Galería" },
  }),
  page("slabs", "slabs", "areas/slabs/yard/yards-page.tsx", { breadcrumb: { en: "Slab yards", es: "Patios de placas" } }),
  page("slabs-detail", "slabs/detail", "areas/slabs/detail-page.tsx", {
    layout: "fullpage",
    query: ["code", "view"],
    breadcrumb: { en: "Slab", es: "Placa" },
  }),
  page("slabs-zoom", "slabs/zoom", "areas/slabs/zoom-page.tsx", {
    layout: "fullpage",
    query: ["code"],
    breadcrumb: { en: "Slab, close up", es: "Acercamiento de la placa" },
  }),
  page("slabs-compare", "slabs/compare", "areas/slabs/compare-page.tsx", {
    query: ["slab"],
    breadcrumb: { en: "Compare slabs", es: "Comparar placas" },
  }),
  page("slabs-layout", "slabs/layout", "areas/slabs/layout/layout-page.tsx", {
    layout: "fullpage",
    query: ["code", "id", "link"],
    bodyBytes: 600_000,
    breadcrumb: { en: "Slab layout", es: "Plano de corte" },
  }),
  page("slabs-store", "slabs/store/:code", "areas/slabs/yard/yard-page.tsx", {
    layout: "fullpage",
    guards: ["slabs-list-page"],
    query: yardParameters,
    breadcrumb: { en: "Slabs by store", es: "Placas por tienda" },
  }),
  page("offline", "offline", "areas/store/offline-page.tsx", {
    layout: "container",
    breadcrumb: { en: "No connection", es: "Sin conexión" },
  }),
  page("our-locations", "our-locations", "areas/store/stores-page.tsx", {
    layout: "fullpage",
    query: storesParameters,
    breadcrumb: { en: "Stores", es: "Tiendas" },
  }),
  page("our-locations-store", "our-locations/:slug/:code", "areas/store/store-page.tsx", {
    breadcrumb: { en: "Store", es: "Tienda" },
  }),
  page("shoppingbag", "shoppingbag", "areas/bag/bag-page.tsx"),
  page("wishlist", "wishlist", "areas/wishlist/wishlist-page.tsx", {
    guards: ["private"],
    breadcrumb: { en: "Wish lists", es: "Listas de deseos" },
  }),
  page("account-usertags", "account/usertags", "areas/ideabook/ideas-page.tsx", {
    guards: ["private"],
    breadcrumb: { en: "Idea books", es: "Carpetas de ideas" },
  }),
  page("ideabook-guest", "ideabook", "areas/ideabook/guest/guest-page.tsx", {
    breadcrumb: { en: "Idea book", es: "Carpeta de ideas" },
  }),
  page("ideabook", "ideabook/:ticket", "areas/ideabook/shared-page.tsx", {
    breadcrumb: { en: "Idea book", es: "Carpeta de ideas" },
  }),
  page("checkout", "checkout/*", "areas/checkout/checkout-page.tsx", { layout: "checkout" }),
  page("checkout2", "checkout2/*", "areas/checkout/checkout-page.tsx", { layout: "checkout", breadcrumb: "crumb.checkout" }),
  page("checkout2-login", "checkout2/login", "areas/checkout/extended/login-page.tsx", {
    layout: "checkout",
    breadcrumb: "crumb.checkout",
  }),
  page("checkout2-registration", "checkout2/registration", "areas/checkout/extended/registration-page.tsx", {
    layout: "checkout",
    breadcrumb: "crumb.checkout",
  }),
  page("receipt", "order/receipt/:id", "areas/customer/receipt-page.tsx", { layout: "container" }),
  page("receipt-cancel", "order/receipt/:id/cancel", "areas/customer/cancel/cancel-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Cancel items", es: "Cancelar artículos" },
  }),
  page("receipt-return", "order/receipt/:id/return", "areas/customer/returns/return-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Return items", es: "Devolver artículos" },
  }),
  page("receipt-messages", "order/receipt/:id/messages", "areas/customer/messages/messages-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Messages", es: "Mensajes" },
  }),
  page("receipt-setting", "order/receipt/:id/setting", "areas/customer/setting/setting-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Before you set it", es: "Antes de instalar" },
  }),
  page("receipt-delay", "order/receipt/:id/delay/:delay", "areas/customer/delay/order-delay-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Wait or cancel", es: "Esperar o cancelar" },
  }),
  page("delay", "delay/:slug", "areas/customer/delay/delay-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Wait or cancel", es: "Esperar o cancelar" },
  }),
  page("order-expired", "order/expired", "areas/receipt/expired-page.tsx", { layout: "container", breadcrumb: "crumb.receipt" }),
  page("payment-receipt", "receipt/payment/:id", "areas/receipt/payment-page.tsx", { layout: "container", breadcrumb: "crumb.receipt" }),
  page("receipt-text", "receipt/:type/:hash", "areas/receipt/text-page.tsx", { layout: "container", breadcrumb: "crumb.receipt" }),
  page("payorder", "payorder", "areas/customer/pay-order/pay-order-page.tsx", {
    layout: "container",
    breadcrumb: { en: "Pay an order", es: "Pagar un pedido" },
  }),
  page("payorder-preconfirm", "payorder/preconfirm", "areas/customer/pay-order/preconfirm-page.tsx", {
    layout: "checkout",
    breadcrumb: { en: "Review payment", es: "Revisar pago" },
  }),
  page("payorder-confirm", "payorder/confirm/:slug", "areas/customer/pay-order/confirm-page.tsx", {
    layout: "checkout",
    breadcrumb: { en: "Pay an order", es: "Pagar un pedido" },
  }),
  page("payment-auth", "paymentAuthRequest/confirm/:slug", "areas/customer/payment-auth/authorize-page.tsx", {
    layout: "checkout",
    breadcrumb: { en: "Confirm payment", es: "Confirmar pago" },
  }),
  page("payment-auth-success", "paymentAuthRequest/success", "areas/customer/payment-auth/success-page.tsx", {
    layout: "checkout",
    breadcrumb: { en: "Payment confirmed", es: "Pago confirmado" },
  }),
  ofAccount("account", "areas/customer/home/home-page.tsx", { slash: true, breadcrumb: { en: "Account", es: "Cuenta" } }),
  ofAccount("account/profile", "areas/customer/profile-page.tsx", { bodyBytes: 6_000_000, breadcrumb: { en: "Profile", es: "Perfil" } }),
  ofAccount("account/addresses", "areas/customer/addresses-page.tsx", { breadcrumb: { en: "Addresses", es: "Direcciones" } }),
  ofAccount("account/orders", "areas/customer/orders/orders-page.tsx", {
    query: ordersParameters,
    breadcrumb: { en: "Orders", es: "Pedidos" },
  }),
  ofAccount("account/orders/:id", "areas/customer/order-details/order-page.tsx", {
    query: ["figures"],
    breadcrumb: { en: "Order", es: "Pedido" },
  }),
  ofAccount("account/quickorder", "areas/customer/quick-order/quick-order-page.tsx", {
    query: ["order", "quote", "list"],
    bodyBytes: 2_000_000,
    breadcrumb: { en: "Quick order", es: "Pedido rápido" },
  }),
  ofAccount("account/invoices", "areas/customer/invoices/invoices-page.tsx", {
    guards: ["private", "business"],
    query: invoicesParameters,
    breadcrumb: { en: "Invoices", es: "Facturas" },
  }),
  ofAccount("account/invoices/pay", "areas/customer/invoices/pay-invoices-page.tsx", {
    guards: ["private", "business"],
    query: chosenParameters,
    breadcrumb: { en: "Pay invoices", es: "Pagar facturas" },
  }),
  ofAccount("account/statements", "areas/customer/statements/statements-page.tsx", {
    guards: ["private", "business"],
    query: ["month"],
    breadcrumb: { en: "Statements", es: "Estados de cuenta" },
  }),
  ofAccount("account/approvals", "areas/customer/approvals/approvals-page.tsx", {
    guards: ["private", "business"],
    query: ["page"],
    breadcrumb: { en: "Approvals", es: "Autorizaciones" },
  }),
  ofAccount("account/quotes", "areas/customer/quotes/quotes-page.tsx", {
    query: quotesParameters,
    breadcrumb: { en: "Quotes", es: "Cotizaciones" },
  }),
  ofAccount("account/quotes/:number", "areas/customer/quotes/quote-page.tsx", { breadcrumb: { en: "Quote", es: "Cotización" } }),
  page("request-quote", "order/requestquote", "areas/customer/quotes/request-quote-page.tsx", {
    guards: ["private"],
    breadcrumb: { en: "Ask for a quote", es: "Pedir una cotización" },
  }),
  page("accept-quote", "order/acceptquote", "areas/customer/quotes/accept-quote-page.tsx", {
    query: ["quote", "link"],
    breadcrumb: { en: "Accept quote", es: "Aceptar cotización" },
  }),
  page("reject-quote", "order/rejectquote", "areas/customer/quotes/reject-quote-page.tsx", {
    query: ["quote", "link"],
    breadcrumb: { en: "Reject quote", es: "Rechazar cotización" },
  }),
  page("reject-success", "order/rejectsuccess", "areas/customer/quotes/reject-success-page.tsx", {
    breadcrumb: { en: "Quote rejected", es: "Cotización rechazada" },
  }),
  ofAccount("account/retailorders", "areas/customer/orders/retail-orders-page.tsx", {
    query: ordersParameters,
    breadcrumb: { en: "Personal orders", es: "Pedidos personales" },
  }),
  ofAccount("account/payments", "areas/customer/saved-payments/saved-payments-page.tsx", {
    breadcrumb: { en: "Payment methods", es: "Formas de pago" },
  }),
  ofAccount("account/exemptions", "areas/customer/exemptions/exemptions-page.tsx", {
    guards: ["private", "business"],
    feature: "tradeAccounts",
    bodyBytes: 7_000_000,
    breadcrumb: { en: "Tax exemptions", es: "Exenciones de impuestos" },
  }),
  ofAccount("account/privacy", "areas/account/own-data/privacy-page.tsx", { breadcrumb: { en: "Privacy", es: "Privacidad" } }),
  ofAccount("account/subscriptions", "areas/subscriptions/subscriptions-page.tsx", {
    breadcrumb: { en: "Subscriptions", es: "Suscripciones" },
  }),
  ofAccount("customerusers/manageusers", "areas/customerusers/manage-users-page.tsx", { breadcrumb: { en: "Users", es: "Su equipo" } }),
  ofAccount("account/login", "areas/account/login/login-page.tsx", forAnybody),
  ofAccount("account/register", "areas/account/register/register-page.tsx", forAnybody),
  ofAccount("account/forgotpassword", "areas/account/password/forgot-password-page.tsx", forAnybody),
  ofAccount("account/forgotpassword/reset", "areas/account/password/reset-password-page.tsx", forAnybody),
  ofAccount("account/complete/passwordResetLinkSent", "areas/account/password/link-sent-page.tsx", forAnybody),
  ofAccount("account/proveaddress", "areas/account/email/prove-address-page.tsx", forAnybody),
  ofAccount("account/external", "areas/account/external/external-page.tsx", forAnybody),
  ofAccount("account/changepassword", "areas/account/password/change-password-page.tsx"),
  ofAccount("account/linkedlogins", "areas/account/external/linked-logins-page.tsx"),
  ofAccount("account/security", "areas/account/security/security-page.tsx"),
  ofAccount("account/professional", "areas/account/request/professional-page.tsx", {
    ...forAnybody,
    feature: "tradeAccounts",
    bodyBytes: 26_000_000,
  }),
  ofAccount("account/complete/professional", "areas/account/request/professional-sent-page.tsx"),
  ofAccount("account/complete/customerrequested", "areas/account/request/business-sent-page.tsx"),
  ofAccount("account/connectbusiness", "areas/account/request/connect-page.tsx", {
    feature: "tradeAccounts",
    breadcrumb: { en: "Connect your company", es: "Conectar su empresa" },
  }),
  page("account-businessform", "account/businessform", STORY_PAGE, {
    layout: "main",
    bodyBytes: DRAFT_BYTES,
    breadcrumb: { en: "Business account request", es: "Solicitud de cuenta comercial" },
  }),
  page("privacy-request", "privacy/request", "areas/privacy/request-page.tsx", {
    ...forAnybody,
    layout: "account",
    query: ["kind"],
    breadcrumb: { en: "Your personal data", es: "Sus datos personales" },
  }),
  page("privacy-confirm", "privacy/confirm", "areas/privacy/confirm-page.tsx", {
    ...forAnybody,
    layout: "account",
    breadcrumb: { en: "Confirm", es: "Confirmar" },
  }),
  page("unsubscribe", "subscription/unsubscribe", "areas/subscriptions/unsubscribe-page.tsx", {
    breadcrumb: { en: "Unsubscribe", es: "Cancelar suscripción" },
  }),
  page("unsubscribe-complete", "subscription/unsubscribeComplete", "areas/subscriptions/unsubscribe-complete-page.tsx", {
    breadcrumb: { en: "Unsubscribed", es: "Suscripción cancelada" },
  }),
  page("subscription-confirm", "subscription/confirm", "areas/subscriptions/confirm-page.tsx", {
    breadcrumb: { en: "Confirm", es: "Confirmar" },
  }),
  page("stock-alert", "subscription/stock-alert", "areas/subscriptions/stock-alert-page.tsx", {
    breadcrumb: { en: "Stock alert", es: "Aviso de disponibilidad" },
  }),
  page("blocks", "blocks", "areas/content/blocks-page.tsx", { layout: "main", slash: true }),
  page("429", "429", "shell/errors/busy-page.tsx", { layout: "container", slash: true }),
  page("503", "503", "shell/errors/busy-page.tsx", { layout: "container", slash: true }),
  page("500", "500", "shell/errors/server-error-page.tsx", { layout: "container", slash: true }),
  page("404", "404", "shell/errors/not-found-page.tsx", { layout: "container", slash: true }),
];

/** Any other address: a story, a redirect, or a 404. */
export const anyStory: RouteRecord = {
  id: "content",
  path: "*",
  breadcrumb: { en: "", es: "" },
  layout: "main",
  guards: [],
  slash: true,
  file: STORY_PAGE,
  bodyBytes: DRAFT_BYTES,
  query: journalParameters,
};

/** Returns the name by which tags and the log know a visit's page; a story is named by its address: `content-location-reno`. */
export const pageNameOf = (record: RouteRecord, path: string): string =>
  record === anyStory ? `content-${path.replace(/^\/+|\/+$/g, "").replaceAll("/", "-")}` : record.id;

/** Returns the record of a matched route. */
export const recordOf = (routeId: string): RouteRecord | undefined => [...routeTable, anyStory].find(({ id }) => id === routeId);
