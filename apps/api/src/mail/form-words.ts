import type { Language } from "@azulejo/contract";
import type { FormName } from "@azulejo/contract/content/forms.ts";

/** The texts of a form's two emails. */
export interface FormWords {
  forms: Record<FormName, string>;
  labels: Record<string, string>;
  /** The label of each coded value, by field and value; a value without a label is shown as is. */
  values: Record<string, Record<string, string>>;
  entry: {
    subject(form: string, reference: string): string;
    intro(language: string): string;
    page: string;
    about: string;
    reply: string;
  };
  receipt: {
    subject(form: string, reference: string): string;
    heading: string;
    received(form: string, shop: string): string;
    reference: string;
    next: Record<FormName, string>;
    notYou: string;
  };
}

const en: FormWords = {
  forms: {
    contact: "Message",
    "business-account": "Business account request",
    "event-registration": "Event registration",
    "sequel-quartz-warranty": "Sequel Quartz warranty registration",
    "revera-quartz-warranty": "Revera Quartz warranty registration",
    sweepstakes: "Sweepstakes entry",
  },
  labels: {
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    store: "Store",
    topic: "About",
    orderNo: "Order number",
    message: "Message",
    company: "Company",
    contactName: "Contact",
    customerType: "Kind of business",
    street: "Street and number",
    city: "City",
    state: "State or province",
    postalCode: "ZIP or postal code",
    resaleNumber: "License or resale number",
    website: "Website",
    monthlyVolume: "Expected purchases per month",
    guests: "Guests",
    ownerName: "Owner",
    installedOn: "Installed on",
    fabricator: "Fabricator",
    colour: "Color",
    slabNumber: "Slab number",
    room: "Room",
    agree: "Agrees to the official rules",
  },
  values: {
    topic: { order: "An order", return: "A return or damage", product: "A product", trade: "Trade and pricing", other: "Something else" },
    monthlyVolume: {
      "under-2500": "Under $2,500",
      "2500-10000": "$2,500 to $10,000",
      "10000-50000": "$10,000 to $50,000",
      "over-50000": "Over $50,000",
    },
    room: {
      kitchen: "Kitchen",
      bathroom: "Bathroom",
      laundry: "Laundry room",
      bar: "Bar",
      fireplace: "Fireplace",
      commercial: "Commercial space",
      other: "Other",
    },
    agree: { on: "Yes" },
  },
  entry: {
    subject: (form, reference) => `${form} ${reference}`,
    intro: (language) => `Sent with a form of the site, in ${language === "es" ? "Spanish" : "English"}.`,
    page: "Page",
    about: "Subject",
    reply: "Answer this mail to write to the sender.",
  },
  receipt: {
    subject: (form, reference) => `We have it: ${form.toLowerCase()} ${reference}`,
    heading: "We have it",
    received: (form, shop) => `This confirms that ${shop} received your form: ${form}.`,
    reference: "Your reference",
    next: {
      contact: "A person answers within one business day.",
      "business-account": "You hear from us within two business days. We may ask for papers by answering this mail.",
      "event-registration": "Your places are noted. If the event is full, we write to you within one business day.",
      "sequel-quartz-warranty": "Your slab is registered as of today. Keep this mail with your invoice; a claim needs both.",
      "revera-quartz-warranty": "Your slab is registered as of today. Keep this mail with your invoice; a claim needs both.",
      sweepstakes: "One entry per person counts. Winners are told by mail after the drawing.",
    },
    notYou: "You did not fill in this form? Then somebody typed your address by mistake; tell us and we delete it.",
  },
};

const es: FormWords = {
  forms: {
    contact: "Mensaje",
    "business-account": "Solicitud de cuenta comercial",
    "event-registration": "Registro a un evento",
    "sequel-quartz-warranty": "Registro de garantía Sequel Quartz",
    "revera-quartz-warranty": "Registro de garantía Revera Quartz",
    sweepstakes: "Participación en el sorteo",
  },
  labels: {
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    store: "Tienda",
    topic: "Asunto",
    orderNo: "Número de pedido",
    message: "Mensaje",
    company: "Empresa",
    contactName: "Contacto",
    customerType: "Tipo de negocio",
    street: "Calle y número",
    city: "Ciudad",
    state: "Estado o provincia",
    postalCode: "Código ZIP o postal",
    resaleNumber: "Número de licencia o de reventa",
    website: "Sitio web",
    monthlyVolume: "Compra mensual estimada",
    guests: "Asistentes",
    ownerName: "Propietario",
    installedOn: "Fecha de instalación",
    fabricator: "Marmolería",
    colour: "Color",
    slabNumber: "Número de placa",
    room: "Espacio",
    agree: "Acepta las bases oficiales",
  },
  values: {
    topic: {
      order: "Un pedido",
      return: "Una devolución o un daño",
      product: "Un producto",
      trade: "Precios para el gremio",
      other: "Otro",
    },
    customerType: {
      Dealer: "Distribuidor",
      "Architect / Designer": "Arquitecto o diseñador",
      "Contractor / Fabricator": "Contratista o marmolero",
      "Builder / Property Manager": "Constructor o administrador de propiedades",
    },
    monthlyVolume: {
      "under-2500": "Menos de $2,500",
      "2500-10000": "De $2,500 a $10,000",
      "10000-50000": "De $10,000 a $50,000",
      "over-50000": "Más de $50,000",
    },
    room: {
      kitchen: "Cocina",
      bathroom: "Baño",
      laundry: "Lavandería",
      bar: "Bar",
      fireplace: "Chimenea",
      commercial: "Local comercial",
      other: "Otro",
    },
    agree: { on: "Sí" },
  },
  entry: {
    subject: (form, reference) => `${form} ${reference}`,
    intro: (language) => `Llegó por un formulario del sitio, en ${language === "es" ? "español" : "inglés"}.`,
    page: "Página",
    about: "Tema",
    reply: "Responda a este correo para escribirle a quien lo envió.",
  },
  receipt: {
    subject: (form, reference) => `Lo recibimos: ${form.charAt(0).toLowerCase()}${form.slice(1)} ${reference}`,
    heading: "Lo recibimos",
    received: (form, shop) => `Con este correo ${shop} confirma que recibió su formulario: ${form}.`,
    reference: "Su número de referencia",
    next: {
      contact: "Una persona le contesta en un día hábil.",
      "business-account": "Tiene respuesta en dos días hábiles. Si hacen falta papeles, se los pedimos respondiendo a este correo.",
      "event-registration": "Sus lugares quedan apuntados. Si el evento está lleno, le avisamos en un día hábil.",
      "sequel-quartz-warranty":
        "Su placa queda registrada desde hoy. Guarde este correo junto con la factura: para un reclamo se piden los dos.",
      "revera-quartz-warranty":
        "Su placa queda registrada desde hoy. Guarde este correo junto con la factura: para un reclamo se piden los dos.",
      sweepstakes: "Cuenta una participación por persona. A quien gane le avisamos por correo después del sorteo.",
    },
    notYou: "¿No llenó usted este formulario? Entonces alguien escribió su correo por error; avísenos y lo borramos.",
  },
};

export const formWords: Record<Language, FormWords> = { en, es };
