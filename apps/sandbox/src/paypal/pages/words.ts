/** The texts of the approval window and the button. */
const WORDS = {
  en: {
    title: "Approve your payment",
    amount: "{shop} asks for {amount}.",
    sandbox: "This is the sandbox's stand-in for PayPal. Nothing is charged. Choose who pays:",
    cancel: "Cancel and return to the store",
    done: "You can close this window.",
    declined: "That way to pay was declined. Choose another.",
    button: "Pay with PayPal",
  },
  es: {
    title: "Autorice su pago",
    amount: "{shop} solicita {amount}.",
    sandbox: "Esta página hace las veces de PayPal en el entorno de pruebas. No se cobra nada. Elija quién paga:",
    cancel: "Cancelar y volver a la tienda",
    done: "Ya puede cerrar esta ventana.",
    declined: "Se rechazó esa forma de pago. Elija otra.",
    button: "Pagar con PayPal",
  },
} as const;

export type Language = keyof typeof WORDS;

/** Returns Spanish for tags such as `es-US`, English for any other. */
export const languageOf = (locale: string | undefined): Language => (locale?.toLowerCase().startsWith("es") ? "es" : "en");

export const wordsOf = (language: Language): (typeof WORDS)[Language] => WORDS[language];
