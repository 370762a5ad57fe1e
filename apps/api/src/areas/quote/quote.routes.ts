import { customer, office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { acceptQuote } from "./decide/accept-quote.ts";
import { listRejectReasons, rejectQuote, withdrawQuote } from "./decide/reject-quote.ts";
import { listQuotes } from "./read/list-quotes.ts";
import { readLinkedQuote, readQuote } from "./read/read-quote.ts";
import { requestQuote } from "./request-quote.ts";
import { listOfficeQuotes, showOfficeQuote, writeOfficeMessage } from "./staff/office-quotes.ts";
import { sendQuote } from "./staff/send-quote.ts";
import { writeMessage } from "./write-message.ts";

export const quoteRoutes = [
  handle(customer.requestQuote, requestQuote),
  handle(customer.quotes, listQuotes),
  handle(customer.quote, readQuote),
  handle(customer.linkedQuote, readLinkedQuote),
  handle(customer.writeQuoteMessage, writeMessage),
  handle(customer.withdrawQuote, withdrawQuote),
  handle(customer.acceptQuote, acceptQuote),
  handle(customer.rejectQuote, rejectQuote),
  handle(customer.rejectReasons, listRejectReasons),
  handle(office.quotes, listOfficeQuotes),
  handle(office.quote, showOfficeQuote),
  handle(office.sendQuote, sendQuote),
  handle(office.writeQuoteMessage, writeOfficeMessage),
];
