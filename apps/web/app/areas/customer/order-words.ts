import { loadWords } from "../../i18n/load-words.ts";
import { loadBagWords } from "../bag/load-bag-words.ts";
import { loadCheckoutWords } from "../checkout/load-checkout-words.ts";

await Promise.all([
  loadBagWords(),
  loadCheckoutWords(),
  loadWords({ en: () => import("virtual:messages/en/order"), es: () => import("virtual:messages/es/order") }),
]);
