import type { AuthResponse, ExternalLoginResult } from "@azulejo/contract/areas/account.ts";

export type Reason = NonNullable<ExternalLoginResult["reason"]>;

/** The fields that every result has, whatever its status. */
export interface Journey {
  provider: string;
  returnTo: string | null;
}

const empty = {
  authResponse: null,
  ticket: null,
  needs: null,
  email: null,
  emailVerified: false,
  givenName: null,
  surname: null,
  reason: null,
} satisfies Partial<ExternalLoginResult>;

/** @param authResponse null when a service was linked to the open session */
export const signedIn = ({ provider, returnTo }: Journey, authResponse: AuthResponse | null): ExternalLoginResult => ({
  ...empty,
  provider,
  returnTo,
  externalLoginStatus: "signedIn",
  authResponse,
});

export const rejected = ({ provider, returnTo }: Journey, reason: Reason): ExternalLoginResult => ({
  ...empty,
  provider,
  returnTo,
  externalLoginStatus: "rejected",
  reason,
});

type Question = Pick<ExternalLoginResult, "ticket" | "needs"> &
  Partial<Pick<ExternalLoginResult, "email" | "emailVerified" | "givenName" | "surname">>;

/** Asks for what is missing: the owner's password to link an account, the details of a new one, or a code. */
export const asks = ({ provider, returnTo }: Journey, question: Question): ExternalLoginResult => ({
  ...empty,
  provider,
  returnTo,
  ...question,
  externalLoginStatus: question.needs === "password" ? "linkRequired" : "confirmationRequired",
});
