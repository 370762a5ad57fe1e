// @bundle shell
import { type HTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

type Tag = "div" | "ul";

/** A kept part's content. In a document, the browser has its HTML but not its data (see `keep`). */
export interface Kept<T> {
  readonly value?: T;
}

interface Props<T> extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  as?: Tag;
  data: Kept<T>;
  children: (value: T) => ReactNode;
}

const AS_SENT = { __html: "" };

const lookOf = (Container: Tag, className: string | undefined) => (Container === "div" && !className ? { className: "contents" } : {});

function ServerPart<T>({ as: Container = "div", data: { value }, children, ...rest }: Props<T>): ReactNode {
  return (
    <Container {...lookOf(Container, rest.className)} {...rest}>
      {value !== undefined && children(value)}
    </Container>
  );
}

function BrowserPart<T>({ as: Container = "div", data: { value }, children, ...rest }: Props<T>): ReactNode {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  const { revalidate } = useRevalidator();
  const isKept = value === undefined;
  // Needed if the document's HTML is gone, because an error elsewhere made React render the page again.
  useEffect(() => {
    if (isKept && element.current?.childElementCount === 0) void revalidate();
  }, [isKept, revalidate]);
  useEffect(() => (isKept && element.current ? nameMissingPictures(element.current) : undefined), [isKept]);
  const look = lookOf(Container, rest.className);
  if (isKept) {
    return <Container key="kept" {...look} {...rest} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
  }
  return (
    <Container key="rendered" {...look} {...rest} ref={element}>
      {children(value)}
    </Container>
  );
}

/**
 * A part of a page that changes only with a navigation. The browser keeps the document's HTML as it was sent, without its data and without
 * hydrating it; after a navigation it is rendered from its data like any other part.
 */
export const KeptPart = import.meta.env.SSR ? ServerPart : BrowserPart;

/** Shows the alternative text of pictures that fail to load, before or after the page's scripts ran. */
function nameMissingPictures(part: HTMLElement): () => void {
  const name = (image: HTMLImageElement) => {
    if (image.alt === "") image.alt = image.closest("article, li, a, section")?.querySelector("h2, h3, a, span")?.textContent ?? "";
  };
  const failed = ({ target }: Event) => target instanceof HTMLImageElement && name(target);
  // Error events of pictures don't bubble, so the listener captures them.
  part.addEventListener("error", failed, true);
  for (const image of part.querySelectorAll("img")) if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") name(image);
  return () => part.removeEventListener("error", failed, true);
}
