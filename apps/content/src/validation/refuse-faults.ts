import { Failure, unprocessable } from "../http/failure.ts";
import type { Component } from "../snapshot/space.ts";
import type { Content } from "../snapshot/story.ts";
import { validateContent } from "./validate-content.ts";

const MAX_BYTES = 1024 * 1024;

/**
 * Refuses invalid content; a draft may lack required fields, a published story may not.
 * @throws 422 naming every invalid field
 */
export function refuseFaults(content: Content, components: ReadonlyMap<string, Component>, isPublished: boolean): void {
  const size = Buffer.byteLength(JSON.stringify(content));
  if (size > MAX_BYTES) throw unprocessable(`content: is ${size} bytes, more than ${MAX_BYTES}`);
  const faults = validateContent(content, components).filter((fault) => isPublished || !fault.isMissing);
  const [first] = faults;
  if (!first) return;
  const errors = faults.map(({ path, field, component, message }) => ({ path, field, component, message }));
  throw new Failure(422, { error: `${first.path}: ${first.message}`, errors });
}
