import { loadBagWords } from "../bag/load-bag-words.ts";
import { loadCheckoutWords } from "./load-checkout-words.ts";

await Promise.all([loadBagWords(), loadCheckoutWords()]);
