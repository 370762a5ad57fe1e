import type { RouterContextProvider } from "react-router";
import { requestContext } from "../request/request-context.server.ts";
import type { Kept } from "./kept-part.tsx";

/**
 * Returns a kept part's content. A document has it as HTML, so it is made non-enumerable: the router sends only enumerable fields. An
 * editor's preview does receive it, because it changes while the editor types.
 */
export function keep<T>(context: Readonly<RouterContextProvider>, value: T): Kept<T> {
  const { isDocument, page } = context.get(requestContext);
  return Object.defineProperty({}, "value", { value, enumerable: !isDocument || page.preview });
}
