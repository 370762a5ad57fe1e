/** How the issuer treats a card. */
export interface CardBehavior {
  /** The last number of the table, or the name of a wrong card. */
  key: string;
  number: string;
  /** The vendor's ready-made payment method for servers, if any. */
  token?: string;
  about: string;
  decline?: { code: string; decline_code: string; message: string };
  /** Whether the bank authenticates every payment, or only until the card has been set up for later ones. */
  authentication?: "always" | "once";
  slowMs?: number;
  /** Whether the response to the confirmation is lost the first time, or every time. */
  drops?: "once" | "always";
}

const DECLINED = "Your card was declined.";

/** The test cards. Every other valid number succeeds. */
export const TEST_CARDS: readonly CardBehavior[] = [
  { key: "visa", number: "4242424242424242", token: "pm_card_visa", about: "Visa, succeeds" },
  {
    key: "mastercard",
    number: "5555555555554444",
    token: "pm_card_mastercard",
    about: "Mastercard, succeeds",
  },
  { key: "amex", number: "378282246310005", token: "pm_card_amex", about: "American Express, succeeds" },
  { key: "discover", number: "6011111111111117", token: "pm_card_discover", about: "Discover, succeeds" },
  {
    key: "generic_decline",
    number: "4000000000000002",
    token: "pm_card_visa_chargeDeclined",
    about: "Declined (generic_decline)",
    decline: { code: "card_declined", decline_code: "generic_decline", message: DECLINED },
  },
  {
    key: "insufficient_funds",
    number: "4000000000009995",
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    about: "Declined (insufficient_funds)",
    decline: {
      code: "card_declined",
      decline_code: "insufficient_funds",
      message: "Your card has insufficient funds.",
    },
  },
  {
    key: "expired_card",
    number: "4000000000000069",
    token: "pm_card_chargeDeclinedExpiredCard",
    about: "Declined (expired_card)",
    decline: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
  },
  {
    key: "incorrect_cvc",
    number: "4000000000000127",
    token: "pm_card_chargeDeclinedIncorrectCvc",
    about: "Declined (incorrect_cvc)",
    decline: {
      code: "incorrect_cvc",
      decline_code: "incorrect_cvc",
      message: "Your card's security code is incorrect.",
    },
  },
  {
    key: "authentication_setup",
    number: "4000002500003155",
    token: "pm_card_authenticationRequiredOnSetup",
    about: "Asks for authentication until it was set up for later payments",
    authentication: "once",
  },
  {
    key: "authentication_always",
    number: "4000000000003220",
    token: "pm_card_threeDSecure2Required",
    about: "Asks for authentication, always",
    authentication: "always",
  },
  {
    key: "slow",
    number: "4000000000000259",
    token: "pm_card_slow",
    about: "Succeeds at once, but the answer comes after 6 s",
    slowMs: 6000,
  },
  {
    key: "dropped",
    number: "4000000000000341",
    token: "pm_card_dropped",
    about: "Succeeds, but the first answer to the confirmation is lost: the connection is dropped once",
    drops: "once",
  },
  {
    key: "dropped_always",
    number: "4000000000000358",
    token: "pm_card_dropped_always",
    about: "Succeeds, but every answer to the confirmation is lost, replays included; retrieving works",
    drops: "always",
  },
];

/** Returns a number's behavior; any other valid number behaves like the first card. */
export function behaviorOf(number: string): CardBehavior {
  return TEST_CARDS.find((card) => card.number === number) ?? (TEST_CARDS[0] as CardBehavior);
}

/** Returns the behavior of a stored payment method. */
export function behaviorByKey(key: string): CardBehavior {
  return TEST_CARDS.find((card) => card.key === key) ?? (TEST_CARDS[0] as CardBehavior);
}

/** Returns the card of a ready-made payment method such as `pm_card_visa`. */
export function cardByToken(token: string): CardBehavior | undefined {
  return TEST_CARDS.find((card) => card.token === token);
}
