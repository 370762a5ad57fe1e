import { loadWords } from "../../i18n/load-words.ts";
import { loadCheckoutWords } from "../checkout/load-checkout-words.ts";
import { loadBagWords } from "../webshoppingbag/load-bag-words.ts";

await Promise.all([
  loadBagWords(),
  loadCheckoutWords(),
  loadWords({ en: () => import("virtual:messages/en/order"), es: () => import("virtual:messages/es/order") }),
]);
