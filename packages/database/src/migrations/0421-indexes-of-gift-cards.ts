import { onlineIndexes } from "./online.ts";

/** What a gift card has paid, and what is about to be paid with it. */
export const indexesOfGiftCards = onlineIndexes({
  ledger_entry_of_gift_card: "on ledger_entry (gift_card_id) where gift_card_id is not null",
  customer_order_of_gift_card: "on customer_order (gift_card_id) where gift_card_id is not null",
});
