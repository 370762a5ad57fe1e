// @bundle tags
import type { TagItem } from "@azulejo/contract/areas/tag.ts";

export interface Placed {
  name: string;
  zone: TagItem["zone"];
  content: string;
}

/** Sorts tags by sortIndex across all groups; equal ones keep the order of the response. */
export const inOrder = (items: TagItem[]): Placed[] =>
  items
    .flatMap(({ name, zone, contentList }) => contentList.map(({ sortIndex, content }) => ({ name, zone, content, sortIndex })))
    .sort((a, b) => a.sortIndex - b.sortIndex)
    .map(({ name, zone, content }) => ({ name, zone, content }));

const attributes = ["src", "data-event", "alt", "width", "height"];

/** Creates a tag's elements: scripts with an address, and pictures, with their attributes. Scripts in parsed markup would never run. */
function toElements(content: string, failed: () => void): HTMLElement[] {
  const parsed = new DOMParser().parseFromString(content, "text/html");
  return [...parsed.querySelectorAll("script[src], img[src]")].map((written) => {
    const element = document.createElement(written.localName);
    for (const name of attributes) {
      const value = written.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    element.dataset.tag = "";
    element.addEventListener("error", failed);
    // Scripts run in the order of their sortIndex.
    if (element instanceof HTMLScriptElement) element.async = false;
    else element.hidden = true;
    return element;
  });
}

/** Replaces the previous page's tags with this page's. @param failed called for each tag that fails */
export function replaceTags(items: TagItem[], failed: (name: string) => void): number {
  for (const old of document.querySelectorAll("[data-tag]")) old.remove();
  return insertTags(items, failed);
}

/** Inserts Header tags into the head, Body tags at the start of the body, Footer tags at its end. @returns the number of inserted tags */
export function insertTags(items: TagItem[], failed: (name: string) => void): number {
  const zones: Record<TagItem["zone"], HTMLElement[]> = { Header: [], Body: [], Footer: [] };
  for (const { name, zone, content } of inOrder(items)) {
    try {
      zones[zone].push(...toElements(content, () => failed(name)));
    } catch {
      failed(name);
    }
  }
  document.head.append(...zones.Header);
  document.body.prepend(...zones.Body);
  document.body.append(...zones.Footer);
  return Object.values(zones).flat().length;
}
