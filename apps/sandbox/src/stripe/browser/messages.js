// Messages of card validation and later errors, in both languages.

const MESSAGES = {
  en: {
    numberRequired: "Card Number is required",
    numberInvalid: "Invalid card number",
    expiryRequired: "Expiration date is required",
    expiryType: "Invalid date type",
    expiryPast: "Invalid date",
    cvcRequired: "CVN/CVV is required",
    cvcInvalid: "CVN/CVV is invalid",
    generic_decline: "Your card was declined.",
    insufficient_funds: "Your card has insufficient funds.",
    expired_card: "Your card has expired.",
    incorrect_cvc: "Your card's security code is incorrect.",
    payment_intent_authentication_failure:
      "We are unable to authenticate your payment method. " +
      "Please choose a different payment method and try again.",
    setup_intent_authentication_failure:
      "We are unable to authenticate your payment method. " +
      "Please choose a different payment method and try again.",
    routing_number_invalid: "The bank doesn't know this routing number. Check it and try again.",
    account_number_invalid: "The bank doesn't accept this account number. Check it and try again.",
    api_connection_error: "An error occurred with our connection to the payment service. Please try again.",
  },
  es: {
    numberRequired: "El número de tarjeta es obligatorio",
    numberInvalid: "El número de tarjeta no es válido",
    expiryRequired: "La fecha de vencimiento es obligatoria",
    expiryType: "El formato de la fecha no es válido",
    expiryPast: "La fecha no es válida",
    cvcRequired: "El código CVN/CVV es obligatorio",
    cvcInvalid: "El código CVN/CVV no es válido",
    generic_decline: "Su tarjeta fue rechazada.",
    insufficient_funds: "Su tarjeta no tiene fondos suficientes.",
    expired_card: "Su tarjeta está vencida.",
    incorrect_cvc: "El código de seguridad de su tarjeta es incorrecto.",
    payment_intent_authentication_failure:
      "No pudimos autenticar su medio de pago. Elija otro medio de pago e inténtelo de nuevo.",
    setup_intent_authentication_failure:
      "No pudimos autenticar su medio de pago. Elija otro medio de pago e inténtelo de nuevo.",
    routing_number_invalid: "El banco no reconoce este número de ruta. Revíselo e inténtelo de nuevo.",
    account_number_invalid: "El banco no acepta este número de cuenta. Revíselo e inténtelo de nuevo.",
    api_connection_error: "Falló la conexión con el servicio de pagos. Inténtelo de nuevo.",
  },
};

export function words(language, key) {
  return MESSAGES[language][key];
}

/** Returns an API error with its message in the reader's language, if available. */
export function localised(language, error) {
  const message = words(language, error.decline_code) ?? words(language, error.code);
  return message === undefined ? error : { ...error, message };
}
