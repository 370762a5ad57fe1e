import { loadWords } from "../../../i18n/load-words.ts";
import { loadCheckoutWords } from "../../checkout/load-checkout-words.ts";

await Promise.all([
  loadCheckoutWords(),
  loadWords({ en: () => import("virtual:messages/en/pay"), es: () => import("virtual:messages/es/pay") }),
]);
