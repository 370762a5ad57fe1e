import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** What earlier releases had in code for every storefront, and what is each storefront's own data from now on. */
const inheritedSettings = {
  operationTypes: [
    { code: "showroom", label: { en: "Showroom", es: "Sala de exhibición" }, handsOver: false, ships: false, keepsSlabs: false },
    { code: "slabYard", label: { en: "Slab yard", es: "Patio de placas" }, handsOver: false, ships: false, keepsSlabs: true },
    { code: "willCall", label: { en: "Will call", es: "Recogida en tienda" }, handsOver: true, ships: false, keepsSlabs: false },
    {
      code: "distribution",
      label: { en: "Distribution center", es: "Centro de distribución" },
      handsOver: false,
      ships: true,
      keepsSlabs: false,
    },
  ],
  footer: [
    {
      heading: {
        en: "Company",
        es: "La empresa",
      },
      links: [
        {
          path: "about/",
          label: {
            en: "About us",
            es: "Quiénes somos",
          },
        },
        {
          path: "location/",
          label: {
            en: "Stores",
            es: "Tiendas",
          },
        },
        {
          path: "pros/",
          label: {
            en: "For the trade",
            es: "Para el gremio",
          },
        },
        {
          path: "blog/",
          label: {
            en: "Journal",
            es: "Revista",
          },
        },
        {
          path: "how-its-made/",
          label: {
            en: "How it's made",
            es: "Cómo se hace",
          },
        },
        {
          path: "slab-buying-guide/",
          label: {
            en: "Slab buying guide",
            es: "Guía para comprar placas",
          },
        },
        {
          path: "catalog/",
          label: {
            en: "Catalog",
            es: "Catálogo",
          },
        },
      ],
    },
    {
      heading: {
        en: "Help",
        es: "Ayuda",
      },
      links: [
        {
          path: "contact/",
          label: {
            en: "Customer service",
            es: "Servicio al cliente",
          },
        },
        {
          path: "returns/",
          label: {
            en: "Returns",
            es: "Devoluciones",
          },
        },
        {
          path: "billing-and-shipping/",
          label: {
            en: "Billing and shipping",
            es: "Pagos y envíos",
          },
        },
        {
          path: "installation-care-maintenance/",
          label: {
            en: "Installation and care",
            es: "Instalación y cuidado",
          },
        },
        {
          path: "safety-data-sheets/",
          label: {
            en: "Safety data sheets",
            es: "Hojas de seguridad",
          },
        },
        {
          path: "warranty/",
          label: {
            en: "Warranty",
            es: "Garantía",
          },
        },
        {
          path: "search/content",
          label: {
            en: "Search the site",
            es: "Buscar en el sitio",
          },
        },
      ],
    },
    {
      heading: {
        en: "Legal",
        es: "Legal",
      },
      links: [
        {
          path: "policies/",
          label: {
            en: "Terms and policies",
            es: "Términos y políticas",
          },
        },
        {
          path: "terms-of-sale/",
          label: {
            en: "Terms of sale",
            es: "Condiciones de venta",
          },
        },
        {
          path: "website-policies/",
          label: {
            en: "Privacy and website policies",
            es: "Privacidad y políticas del sitio",
          },
        },
        {
          path: "web-accessibility-statement/",
          label: {
            en: "Accessibility",
            es: "Accesibilidad",
          },
        },
        {
          path: "do-not-sell-or-share/",
          label: {
            en: "Do not sell or share my information",
            es: "No vender ni compartir mis datos",
          },
        },
      ],
    },
  ],
};

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** Holidays and addresses of stores, the storefront's pictures, and the settings that were code. */
export const settings: Migration = {
  up: (database) =>
    runStatements(database, [
      `alter table place add email text, add closed_on text[] not null default '{}'`,
      `comment on column place.closed_on is 'days on which the place is closed, as yyyy-mm-dd'`,
      `create table storefront_picture (
        storefront_id integer not null references storefront on delete cascade,
        kind text not null check (kind in ('logo', 'favicon')),
        type text not null check (type in ('image/svg+xml', 'image/png')),
        width integer not null, height integer not null,
        hash text not null,
        data bytea not null,
        primary key (storefront_id, kind)
      )`,
      `update storefront set settings = ${quoted(inheritedSettings)}::jsonb || settings`,
    ]),
};
