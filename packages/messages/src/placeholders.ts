import { type Content, type FunctionArg, type Octothorpe, type PlainArg, parse, type Select } from "@messageformat/parser";

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** The type of a message's value: a number that the message formats or counts, or text that it inserts. */
export type Placeholder = "number" | "text";

/** Returns the values of a message by name. A value that is counted anywhere is a number. @throws ParseError */
export function placeholdersOf(message: string): Record<string, Placeholder> {
  const found: Record<string, Placeholder> = {};
  for (const token of tokensIn(parse(message))) {
    if (token.type === "content" || token.type === "octothorpe") continue;
    if (found[token.arg] !== "number") found[token.arg] = isNumber(token) ? "number" : "text";
  }
  return found;
}

/** Returns the plural cases in a message, in order, like `["one", "other"]`. */
export const pluralCasesOf = (message: string): string[][] =>
  tokensIn(parse(message)).flatMap((token) => (token.type === "plural" ? [token.cases.map(({ key }) => key)] : []));

const isNumber = (token: Token): boolean => token.type === "plural" || (token.type === "function" && token.key === "number");

const tokensIn = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => ("cases" in token ? [token, ...token.cases.flatMap((one) => tokensIn(one.tokens))] : [token]));
