import type { Seal } from "../../../session/seal.ts";

/** The signed statement of a quote's reference. */
export interface SignedStatement {
  storefrontId: number;
  factsKey: string;
  currency: string;
  totalCents: number;
  expiresAt: Date;
}

const written = ({ storefrontId, factsKey, currency, totalCents, expiresAt }: SignedStatement): string =>
  [storefrontId, factsKey, currency, totalCents, expiresAt.getTime()].join(" ");

/** Returns a quote's reference: its statement, encrypted with the shop's secret, so that references can't be guessed or forged. */
export const signQuote = (seal: Seal, statement: SignedStatement): string => seal.seal(written(statement));

/** Returns whether a reference was made for this very statement. */
export const isSigned = (seal: Seal, reference: string, statement: SignedStatement): boolean => seal.open(reference) === written(statement);
