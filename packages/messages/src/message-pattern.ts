import { parse } from "@messageformat/parser";

type Token = ReturnType<typeof parse>[number] | { type: "octothorpe" };

const FIGURE = "-?[\\d.,]+";
/** Matches a name, day or amount. */
const TEXT = "(?!undefined)[\\p{L}\\p{N} ,.·/-]{1,60}";

/** Returns a pattern that matches every sentence that a message can produce. */
export const messagePattern = (message: string): RegExp => new RegExp(`^${sourceOf(parse(message))}$`, "u");

const sourceOf = (tokens: Token[]): string => tokens.map(sourceOfToken).join("");

function sourceOfToken(token: Token): string {
  if (token.type === "content") return token.value.replace(/[.*+?^$(){}|[\]\\/]/g, "\\$&");
  if ("cases" in token) return `(?:${token.cases.map((one) => sourceOf(one.tokens)).join("|")})`;
  return token.type === "argument" ? TEXT : FIGURE;
}
