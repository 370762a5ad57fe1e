import type { Language, Role } from "@azulejo/contract";
import type { AccountMailText } from "./account-words.ts";

type Kind = "business" | "professional";

interface Invited {
  shop: string;
  customer: string;
  invitedBy: string;
  roles: Role[];
}

/** The texts of emails about business accounts. */
export interface CustomerWords {
  invitation(invited: Invited): AccountMailText;
  request: {
    titles: Record<Kind, string>;
    /** The labels of an application's fields, for staff. */
    labels: Record<string, string>;
    types: Record<string, string>;
    /** Where the documents are when they are too large for an email. */
    keptInShop: string;
  };
  receipt(kind: Kind, shop: string, reference: string, phone: string): AccountMailText;
}

const listOf = (language: Language, words: string[]): string => new Intl.ListFormat(language).format(words);

const rolesEn: Record<Role, string> = {
  Administrator: "administrator",
  Accounting: "accounting",
  Sales: "orders and quotes",
  Professional: "trade program",
};
const rolesEs: Record<Role, string> = {
  Administrator: "administración",
  Accounting: "contabilidad",
  Sales: "pedidos y cotizaciones",
  Professional: "programa para el gremio",
};

const en: CustomerWords = {
  invitation: ({ shop, customer, invitedBy, roles }) => ({
    subject: `${customer} invites you to ${shop}`,
    heading: "You are invited",
    lines: [
      `${invitedBy} invites you to use the account of ${customer} at ${shop}.`,
      `What you may do there: ${listOf(
        "en",
        roles.map((role) => rolesEn[role]),
      )}.`,
    ],
    actions: ["Accept the invitation"],
    after: [
      "The link is good for 7 days and works once. If this address has an account already, you are asked for its password.",
      `You do not know ${customer}? Then do nothing: without this link nobody joins with your address.`,
    ],
  }),
  request: {
    titles: { business: "Business account request", professional: "Trade program application" },
    labels: {
      name: "Name",
      email: "E-mail",
      type: "Kind of business",
      company: "Company",
      website: "Website",
      phone: "Phone",
      taxId: "Tax or resale number",
      licence: "License",
      years: "Years in business",
      address: "Address",
      message: "Message",
      documents: "Documents",
    },
    types: {
      dealer: "Dealer",
      designer: "Architect / Designer",
      contractor: "Contractor / Fabricator",
      builder: "Builder / Property Manager",
    },
    keptInShop: "too large to be mailed; kept with the request",
  },
  receipt: (kind, shop, reference, phone) => ({
    subject: `We have it: ${kind === "business" ? "business account request" : "trade program application"} ${reference}`,
    heading: "We have it",
    lines: [
      kind === "business"
        ? `This confirms that ${shop} received your request for a business account.`
        : `This confirms that ${shop} received your application for the trade program.`,
      `Your reference: ${reference}`,
      "You hear from us within two business days. We may ask for papers by mail.",
    ],
    actions: [],
    after: [`Questions? Call ${phone} or reply to this email.`, "You did not send this? Tell us and we delete it."],
  }),
};

const es: CustomerWords = {
  invitation: ({ shop, customer, invitedBy, roles }) => ({
    subject: `${customer} le invita a su cuenta en ${shop}`,
    heading: "Tiene una invitación",
    lines: [
      `${invitedBy} le invita a usar la cuenta de ${customer} en ${shop}.`,
      `Lo que podrá hacer ahí: ${listOf(
        "es",
        roles.map((role) => rolesEs[role]),
      )}.`,
    ],
    actions: ["Aceptar la invitación"],
    after: [
      "El enlace sirve durante 7 días y una sola vez. Si esta dirección ya tiene una cuenta, se le pide su contraseña.",
      `¿No conoce a ${customer}? Entonces no haga nada: sin este enlace nadie entra con su dirección.`,
    ],
  }),
  request: {
    titles: { business: "Solicitud de cuenta comercial", professional: "Solicitud del programa para el gremio" },
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      type: "Tipo de negocio",
      company: "Empresa",
      website: "Sitio web",
      phone: "Teléfono",
      taxId: "Número fiscal o de reventa",
      licence: "Licencia",
      years: "Años en el negocio",
      address: "Dirección",
      message: "Mensaje",
      documents: "Documentos",
    },
    types: {
      dealer: "Distribuidor",
      designer: "Arquitecto o diseñador",
      contractor: "Contratista o marmolero",
      builder: "Constructor o administrador de propiedades",
    },
    keptInShop: "demasiado grandes para el correo; quedan guardados con la solicitud",
  },
  receipt: (kind, shop, reference, phone) => ({
    subject: `La recibimos: solicitud ${kind === "business" ? "de cuenta comercial" : "del programa para el gremio"} ${reference}`,
    heading: "La recibimos",
    lines: [
      kind === "business"
        ? `Con este correo ${shop} confirma que recibió su solicitud de cuenta comercial.`
        : `Con este correo ${shop} confirma que recibió su solicitud para el programa del gremio.`,
      `Su número de referencia: ${reference}`,
      "Tiene respuesta en dos días hábiles. Si hacen falta papeles, se los pedimos por correo.",
    ],
    actions: [],
    after: [`¿Preguntas? Llame al ${phone} o responda a este correo.`, "¿No la envió usted? Avísenos y la borramos."],
  }),
};

export const customerWords: Record<Language, CustomerWords> = { en, es };
