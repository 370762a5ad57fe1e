import { type Content, type FunctionArg, type Octothorpe, type PlainArg, parse, type Select } from "@messageformat/parser";

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** The kind of a message's value: a figure that the message formats or counts, or text that it inserts. */
export type Placeholder = "number" | "text";

/** Returns the values that a message needs, by name. A value that is counted anywhere is a number everywhere. @throws ParseError */
export function placeholdersOf(message: string): Record<string, Placeholder> {
  const found: Record<string, Placeholder> = {};
  for (const token of tokensIn(parse(message))) {
    if (token.type === "content" || token.type === "octothorpe") continue;
    if (found[token.arg] !== "number") found[token.arg] = isNumber(token) ? "number" : "text";
  }
  return found;
}

/** Returns the cases of each plural in a message, in order, like `["one", "other"]`. */
export const pluralCasesOf = (message: string): string[][] =>
  tokensIn(parse(message)).flatMap((token) => (token.type === "plural" ? [token.cases.map(({ key }) => key)] : []));

const isNumber = (token: Token): boolean => token.type === "plural" || (token.type === "function" && token.key === "number");

const tokensIn = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => ("cases" in token ? [token, ...token.cases.flatMap((one) => tokensIn(one.tokens))] : [token]));
