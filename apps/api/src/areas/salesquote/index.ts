export { sealQuote } from "./quote-link.ts";
export { QUOTE_MAIL } from "./quote-mail.ts";
export { selectQuoteNews } from "./quote-news.repository.ts";
export { salesquoteRoutes } from "./salesquote.routes.ts";
