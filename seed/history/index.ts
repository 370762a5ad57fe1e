export { loadHistory } from "./load-history.ts";
export { loadOfficeWork } from "./load-office-work.ts";
export { loadPrices } from "./load-prices.ts";
export { loadQuotes } from "./load-quotes.ts";
