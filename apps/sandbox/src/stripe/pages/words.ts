/** The texts of frames and challenge pages. */
const WORDS = {
  en: {
    cardNumber: "Card number",
    cardExpiry: "Expiration date",
    cardCvc: "Security code (CVN/CVV)",
    card: "Card",
    cardNumberHint: "1234 1234 1234 1234",
    cardExpiryHint: "MM / YY",
    cardCvcHint: "CVV",
    controller: "Secure card controller",
    challengeTitle: "Confirm that it is you",
    challengeText: "Your bank asks you to approve this payment of {amount}.",
    challengeSetup: "Your bank asks you to approve saving this card.",
    challengeSandbox: "This is the sandbox's stand-in for the bank. Nothing is charged.",
    complete: "Complete",
    fail: "Fail",
    done: "Thank you. You can go back to the shop.",
    expressTitle: "Pay {amount} with {wallet}",
    expressText: "This is the sandbox's stand-in for the wallet on a phone. Nothing is charged.",
    expressPay: "Pay",
    expressDeclined: "Pay with a declined card",
    expressCancel: "Cancel",
  },
  es: {
    cardNumber: "Número de tarjeta",
    cardExpiry: "Fecha de vencimiento",
    cardCvc: "Código de seguridad (CVN/CVV)",
    card: "Tarjeta",
    cardNumberHint: "1234 1234 1234 1234",
    cardExpiryHint: "MM / AA",
    cardCvcHint: "CVV",
    controller: "Control seguro de la tarjeta",
    challengeTitle: "Confirme que es usted",
    challengeText: "Su banco le pide que autorice este pago de {amount}.",
    challengeSetup: "Su banco le pide que autorice guardar esta tarjeta.",
    challengeSandbox: "Esta página hace las veces del banco en el entorno de pruebas. No se cobra nada.",
    complete: "Autorizar",
    fail: "Rechazar",
    done: "Gracias. Ya puede volver a la tienda.",
    expressTitle: "Pagar {amount} con {wallet}",
    expressText: "Esta página hace las veces de la billetera del teléfono en el entorno de pruebas. No se cobra nada.",
    expressPay: "Pagar",
    expressDeclined: "Pagar con una tarjeta rechazada",
    expressCancel: "Cancelar",
  },
} as const;

export type Language = keyof typeof WORDS;
export type FrameWords = { readonly [key in keyof (typeof WORDS)["en"]]: string };

/** Returns Spanish for tags such as `es-MX`, English for any other. */
export function languageOf(locale: string | undefined): Language {
  return locale?.toLowerCase().startsWith("es") ? "es" : "en";
}

export function wordsOf(language: Language): FrameWords {
  return WORDS[language];
}
