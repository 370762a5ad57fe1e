import type { Language } from "@azulejo/contract";
import type { FieldRule } from "@azulejo/contract/content/form-schema.ts";

type Rule = Exclude<FieldRule, "field_required"> | "field_order_phone";

/** What is wrong with a field of a form, and how it is written; the generic sentence of a missing one stands with the errors. */
export const fieldRules: Record<Language, Record<Rule, string>> = {
  en: {
    field_text: "This holds characters that cannot be sent. Type it again.",
    field_email: "Write the whole e-mail address, like name@example.com.",
    field_phone: "Write the phone number with its area code, like 775 555 0100.",
    field_order_phone: "Text messages about this order go to the number given with it.",
    field_postal_code: "Write a ZIP code of five digits, like 89502, or a Canadian postal code.",
    field_choice: "Choose one of those offered.",
    field_date: "Write the date as month, day and year.",
    field_past: "The date cannot lie in the future, nor before 1950.",
    field_number: "Enter a whole number from {min} to {max}.",
    field_short: "Write at least {min} characters.",
    field_long: "Write at most {max} characters.",
    field_website: "Write the whole address of the web site, like https://example.com.",
    field_code: "Write the six digits that your app shows, or one of your recovery codes.",
    field_unknown: "This form has fields that we do not know. Reload the page and fill it in again.",
  },
  es: {
    field_text: "Contiene caracteres que no se pueden enviar. Escríbalo de nuevo.",
    field_email: "Escriba el correo electrónico completo, como nombre@ejemplo.com.",
    field_phone: "Escriba el teléfono con código de área, como 775 555 0100.",
    field_order_phone: "Los mensajes sobre este pedido van al número que se dio con él.",
    field_postal_code: "Escriba un código ZIP de cinco dígitos, como 89502, o un código postal de Canadá.",
    field_choice: "Elija una de las opciones.",
    field_date: "Escriba la fecha con mes, día y año.",
    field_past: "La fecha no puede ser futura ni anterior a 1950.",
    field_number: "Escriba un número entero de {min} a {max}.",
    field_short: "Escriba al menos {min} caracteres.",
    field_long: "Escriba {max} caracteres como máximo.",
    field_website: "Escriba la dirección completa del sitio web, como https://ejemplo.com.",
    field_code: "Escriba los seis dígitos que muestra su aplicación o uno de sus códigos de recuperación.",
    field_unknown: "El formulario trae campos que no conocemos. Recargue la página y llénelo de nuevo.",
  },
};
