import { parse, type Token } from "@messageformat/parser";

/** Matches a period that doesn't end a sentence. */
const abbreviations = /\b(?:EE\. UU|O\. C|[ap]\. m|P\.O|[Nn]úm|[Nn]o|[Tt]el|c\/u|etc|vs|St|approx|aprox|e\.g|i\.e)\.(?!$)/gu;
const ends = /[.!?…][”"’)]*(?=\s|$)/gu;

/** Counts the sentences of a message, in its longest case. A heading or label without a period counts as one. */
export const sentencesIn = (message: string): number =>
  Math.max(1, longest(parse(message)).replaceAll(abbreviations, "").match(ends)?.length ?? 0);

const longest = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === "content") return token.value;
      if (!("cases" in token)) return "0";
      const cases = token.cases.map((one) => longest(one.tokens));
      return cases.reduce((most, one) => ((one.match(ends)?.length ?? 0) > (most.match(ends)?.length ?? 0) ? one : most), cases[0] ?? "");
    })
    .join("");
