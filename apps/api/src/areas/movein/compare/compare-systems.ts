import type { office } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import type { Storefront } from "../../../domain/storefront.ts";
import { type Agreement, agreementOf } from "./agreement.rules.ts";
import { type ComparedFigure, selectCompared, selectFigureSources } from "./figure.repository.ts";

const NEWEST_DAYS = 31;

export interface Comparison {
  figures: ComparedFigure[];
  agreement: Agreement;
}

/** Compares another system's figures with the shop's, on the newest 31 days for which it has stated figures. */
export async function compareSystems(
  query: Query,
  { id, timezone }: Pick<Storefront, "id" | "timezone">,
  source: string,
): Promise<Comparison> {
  const figures = await selectCompared(query, { storefrontId: id, source, timezone }, NEWEST_DAYS);
  return { figures, agreement: agreementOf(figures) };
}

export const readParallelRun: Verb<typeof office.parallelRun> = async ({ query, storefront }, { source: wanted }) => {
  const sources = await selectFigureSources(query, storefront.id);
  const source = sources.find((one) => one === wanted) ?? sources[0] ?? null;
  const { figures, agreement } =
    source === null ? { figures: [], agreement: agreementOf([]) } : await compareSystems(query, storefront, source);
  return { sources, source, agreeingDays: agreement.days, agreesSince: agreement.since, figures };
};
