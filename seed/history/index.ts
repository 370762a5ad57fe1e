export { loadHistory } from "./load-history.ts";
export { loadPrices } from "./load-prices.ts";
export { loadQuotes } from "./load-quotes.ts";
