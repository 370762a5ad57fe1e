import type { Call, InputOf, Language, ValueOf } from "@azulejo/contract";
import type { RouterContextProvider } from "react-router";
import { callApi } from "./api.server.ts";
import { requestContext } from "./request-context.server.ts";

/**
 * Makes a call that reads, without input, once per request and language, however many parts of the page read its answer. A call that failed is
 * made again.
 * @param options those of `callApi`
 */
export function callOnce<C extends Call>(
  context: Readonly<RouterContextProvider>,
  language: Language,
  call: C,
  options?: Parameters<typeof callApi>[4],
): Promise<ValueOf<C>> {
  const { answers } = context.get(requestContext);
  const key = `${call.path} ${language}`;
  const known = answers.get(key) as Promise<ValueOf<C>> | undefined;
  if (known) return known;
  const answer = callApi(context, language, call, {} as InputOf<C>, options);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** Returns whether a call has been made in a language. */
export const isCalled = (context: Readonly<RouterContextProvider>, language: Language, { path }: Call): boolean =>
  context.get(requestContext).answers.has(`${path} ${language}`);
