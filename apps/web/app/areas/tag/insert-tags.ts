import type { TagItem } from "@azulejo/contract/areas/tag.ts";

export interface Placed {
  name: string;
  zone: TagItem["zone"];
  content: string;
}

/** What of each zone comes after what: by sortIndex across all groups, else in the order of the answer. */
export const inOrder = (items: TagItem[]): Placed[] =>
  items
    .flatMap(({ name, zone, contentList }) => contentList.map(({ sortIndex, content }) => ({ name, zone, content, sortIndex })))
    .sort((a, b) => a.sortIndex - b.sortIndex)
    .map(({ name, zone, content }) => ({ name, zone, content }));

const attributes = ["src", "data-event", "alt", "width", "height"];

/** The elements of a tag: scripts by address and pictures, with the attributes that they need. Markup that is parsed never runs. */
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

/** The last page's tags go, this page's come. @param failed is told of each that fails, alone */
export function replaceTags(items: TagItem[], failed: (name: string) => void): number {
  for (const old of document.querySelectorAll("[data-tag]")) old.remove();
  return insertTags(items, failed);
}

/** Header into the head, Body before the rest of the body, Footer after it. @returns how many were put in */
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
