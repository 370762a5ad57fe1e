import type { FieldWords } from "../../../form/form-context.ts";
import { text } from "../../../i18n/text.ts";

/** Labels of the quote fields. */
export const quoteWords: FieldWords = {
  label(language, name) {
    if (name === "text") return text(language, "quotes.field.text");
    if (name === "note") return text(language, "quotes.field.note");
    if (name === "reason") return text(language, "quotes.field.reason");
    if (name === "agreed") return text(language, "quotes.field.agreed");
    return name === "lotsAgreed" ? text(language, "quotes.field.lots") : null;
  },
};
