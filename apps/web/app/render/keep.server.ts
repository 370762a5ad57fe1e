import type { RouterContextProvider } from "react-router";
import { requestContext } from "../request/request-context.server.ts";
import type { Kept } from "./kept-part.tsx";

/**
 * Returns a kept part's content. A document has it as HTML, so that the router leaves the value out of the data that it sends: it sends
 * enumerable fields only. An editor's preview gets it, because it changes as the editor types.
 */
export function keep<T>(context: Readonly<RouterContextProvider>, value: T): Kept<T> {
  const { isDocument, page } = context.get(requestContext);
  return Object.defineProperty({}, "value", { value, enumerable: !isDocument || page.preview });
}
