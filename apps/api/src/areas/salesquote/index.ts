export { acceptQuote } from "./decide/accept-quote.ts";
export { rejectQuote, withdrawQuote } from "./decide/reject-quote.ts";
export { sealQuote } from "./quote-link.ts";
export { QUOTE_MAIL } from "./quote-mail.ts";
export { selectQuoteNews } from "./quote-news.repository.ts";
export { requestQuote } from "./request-quote.ts";
export { salesquoteRoutes } from "./salesquote.routes.ts";
export { sendQuote } from "./staff/send-quote.ts";
export { writeMessage } from "./write-message.ts";
