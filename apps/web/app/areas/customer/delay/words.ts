import { loadWords } from "../../../i18n/load-words.ts";
import { loadBagWords } from "../../bag/load-bag-words.ts";

await Promise.all([
  loadBagWords(),
  loadWords({ en: () => import("virtual:messages/en/delay"), es: () => import("virtual:messages/es/delay") }),
]);
