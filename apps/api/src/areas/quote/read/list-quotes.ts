import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { countQuotes, selectQuotes } from "../quote.repository.ts";
import { readQuoteOwner } from "../quote-owner.ts";
import { toListed } from "./quote-answer.ts";

const PAGE_SIZE = 50;

export const listQuotes: Verb<typeof customer.quotes> = async (context, { show, page }) => {
  const { query, storefront, now } = context;
  const which = {
    storefrontId: storefront.id,
    whose: await readQuoteOwner(context),
    now: now(),
    show,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
  const [rows, { all, waiting, open }] = await Promise.all([selectQuotes(query, which), countQuotes(query, which)]);
  const counts = { all, waiting, open, ended: all - waiting };
  return {
    quotes: rows.map((row) => toListed(context, row)),
    counts,
    page,
    pages: Math.max(1, Math.ceil(counts[show] / PAGE_SIZE)),
  };
};
