/** The site's forms as data, which the API validates with and pages render from. Uses no libraries, because browsers load it. */
export type FieldKind =
  | "text"
  | "email"
  | "phone"
  | "textarea"
  | "select"
  | "date"
  | "number"
  | "state"
  | "store"
  | "postalCode"
  | "checkbox";

export interface FormField {
  name: string;
  kind: FieldKind;
  required?: boolean;
  /** The maximum length of a text, or the largest number. */
  max?: number;
  /** The minimum length of a text, or the smallest number. */
  min?: number;
  /** The coded values of a select. */
  options?: readonly string[];
  autocomplete?: string;
  /** Whether the day has to be in the past. */
  past?: boolean;
}

export interface Form {
  fields: readonly FormField[];
  /** The field with the sender's name. */
  sender: string;
}

/** The format of a value, used both in a field's `pattern` attribute (which needs more escaped brackets) and as a regular expression. */
export const patterns: Partial<Record<FieldKind, string>> = {
  phone: "(?:[\\-\\(\\)\\s.x+]*\\d){7,20}[\\-\\(\\)\\s.x]*",
  postalCode: "\\d{5}(?:[ \\-]?\\d{4})?|[A-Za-z]\\d[A-Za-z][ \\-]?\\d[A-Za-z]\\d",
};

/** The default maximum length by kind of field. */
export const longest: Record<FieldKind, number> = {
  text: 80,
  email: 254,
  phone: 30,
  textarea: 4000,
  select: 40,
  date: 10,
  number: 6,
  state: 2,
  store: 40,
  postalCode: 10,
  checkbox: 2,
};

/** The value of a checked box. */
export const TICKED = "on";

const field = (name: string, kind: FieldKind, more: Omit<FormField, "name" | "kind"> = {}): FormField => ({ name, kind, ...more });
const needed = (name: string, kind: FieldKind, more: Omit<FormField, "name" | "kind"> = {}): FormField =>
  field(name, kind, { ...more, required: true });

const email = needed("email", "email", { autocomplete: "email" });
const phone = field("phone", "phone", { autocomplete: "tel" });
const name = needed("name", "text", { autocomplete: "name", max: 120 });
const company = field("company", "text", { autocomplete: "organization" });
const message = field("message", "textarea");
const orderNo = field("orderNo", "text", { max: 20 });
const address = [
  needed("street", "text", { autocomplete: "address-line1", min: 3, max: 100 }),
  needed("city", "text", { autocomplete: "address-level2", min: 2, max: 60 }),
  needed("state", "state", { autocomplete: "address-level1" }),
  needed("postalCode", "postalCode", { autocomplete: "postal-code" }),
];

const slabWarranty: Form = {
  sender: "ownerName",
  fields: [
    needed("ownerName", "text", { autocomplete: "name", max: 120 }),
    email,
    phone,
    ...address,
    needed("installedOn", "date", { past: true }),
    needed("room", "select", { options: ["kitchen", "bathroom", "laundry", "bar", "fireplace", "commercial", "other"] }),
    needed("color", "text"),
    field("slabNumber", "text", { max: 40 }),
    field("fabricator", "text", { max: 120 }),
    orderNo,
  ],
};

/** The names of the forms, in the order shown to editors. */
export const formNames = ["contact", "business-account", "event-registration", "slab-warranty", "sweepstakes"] as const;
export type FormName = (typeof formNames)[number];

export const forms: Record<FormName, Form> = {
  contact: {
    sender: "name",
    fields: [
      name,
      email,
      phone,
      field("store", "store"),
      needed("topic", "select", { options: ["order", "return", "product", "trade", "other"] }),
      orderNo,
      { ...message, required: true },
    ],
  },
  "business-account": {
    sender: "contactName",
    fields: [
      { ...company, required: true },
      needed("contactName", "text", { autocomplete: "name", max: 120 }),
      email,
      { ...phone, required: true },
      needed("customerType", "select", {
        options: ["Dealer", "Architect / Designer", "Contractor / Fabricator", "Builder / Property Manager"],
      }),
      ...address,
      field("resaleNumber", "text", { max: 40 }),
      field("website", "text", { autocomplete: "url", max: 200 }),
      field("monthlyVolume", "select", { options: ["under-2500", "2500-10000", "10000-50000", "over-50000"] }),
      message,
    ],
  },
  "event-registration": {
    sender: "name",
    fields: [name, email, company, phone, needed("guests", "number", { min: 1, max: 6 }), message],
  },
  "slab-warranty": slabWarranty,
  sweepstakes: {
    sender: "name",
    fields: [name, email, needed("state", "state", { autocomplete: "address-level1" }), needed("agree", "checkbox")],
  },
};

export const isFormName = (name: unknown): name is FormName => typeof name === "string" && Object.hasOwn(forms, name);

/** Returns a form's name as a captcha action, which allows letters, slashes and underscores. */
export const captchaAction = (form: string): string => form.replace(/[^A-Za-z/]/g, "_");
