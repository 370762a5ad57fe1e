import type { Problem } from "../../../catalog/index.ts";
import { idsFor } from "../businesses.ts";
import { selectItems } from "../of-people.repository.ts";
import { type Change, idOf, ownersByIds, type Run, resolve, type Writer } from "../run.ts";
import { deleteQuoteLines, type QuoteLineRow, selectQuoteStates, selectQuotesOfLines, upsertQuoteLines } from "./quote.repository.ts";
import { refusalOf } from "./quotes.ts";

export const quoteLines: Writer<"quoteLine"> = {
  async check(run, changes) {
    const quotes = await quotesOf(run, changes);
    const items = await itemsOf(run, changes);
    const known = [...quotes.values()].flatMap((id) => id ?? []);
    const states = known.length > 0 ? await selectQuoteStates(run.query, known) : new Map();
    return changes.flatMap(({ record: { line, quote, itemNo } }): Problem[] => {
      const refuse = (column: string, reason: string, value: string) => [{ line, column, reason, value }];
      if (!quotes.has(quote)) return refuse("quote", "is the id of no quote", quote);
      const ended = refusalOf(states.get(quotes.get(quote) ?? 0));
      if (ended) return refuse("quote", ended, quote);
      return items.has(itemNo) ? [] : refuse("item", "is no item of the catalog", itemNo);
    });
  },
  async write(run, changes) {
    const quotes = await quotesOf(run, changes);
    const items = await itemsOf(run, changes);
    const ids = await idsFor(run.query, "moved_quote_line", changes);
    const rows = changes.map(({ record }, index): QuoteLineRow => {
      const { quote, position, itemNo, quantity, unitPriceCents, fulfilment } = record;
      const itemId = items.get(itemNo)?.id ?? 0;
      return { id: ids[index] ?? 0, quoteId: idOf(quotes, quote), itemId, ...{ position, quantity, unitPriceCents, fulfilment } };
    });
    await upsertQuoteLines(run.query, rows);
    return ids;
  },
  parts: {
    wholesOf: ownersByIds,
    async refusals({ query }, recordIds) {
      const quoteIds = await selectQuotesOfLines(query, recordIds);
      const states = await selectQuoteStates(query, [...new Set(quoteIds.values())]);
      return new Map(
        [...quoteIds].flatMap(([id, quoteId]): [number, string][] => {
          const reason = refusalOf(states.get(quoteId));
          return reason === null ? [] : [[id, reason]];
        }),
      );
    },
    remove: ({ query }, recordIds) => deleteQuoteLines(query, recordIds),
  },
};

const quotesOf = (run: Run, changes: readonly Change<"quoteLine">[]) =>
  resolve(
    run,
    "quote",
    changes.map(({ record }) => record.quote),
  );

const itemsOf = (run: Run, changes: readonly Change<"quoteLine">[]) =>
  selectItems(
    run.query,
    run,
    changes.map(({ record }) => record.itemNo),
  );
