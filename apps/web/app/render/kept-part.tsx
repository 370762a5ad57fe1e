import { type HTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useFollowLinks } from "./use-follow-links.ts";

type Tag = "div" | "ul";

interface Props<T> extends Omit<HTMLAttributes<HTMLElement>, "children" | "onClick"> {
  as?: Tag;
  /** Null in a document that was rendered with the data. */
  data: T | null;
  children: (data: T) => ReactNode;
}

const AS_SENT = { __html: "" };

/**
 * A part of a page that only a navigation changes. The browser keeps the HTML of the document as it was sent, without the part's data
 * and without hydrating it; after a navigation the part is rendered from its data like any other. Its links are followed without
 * loading a document.
 */
export function KeptPart<T>({ as: Container = "div", data, children, ...rest }: Props<T>): ReactNode {
  const element = useRef<HTMLDivElement & HTMLUListElement>(null);
  const { revalidate } = useRevalidator();
  const follow = useFollowLinks();
  const isKept = data === null;
  // Where the document's HTML is gone, because an error elsewhere made React render the page anew.
  useEffect(() => {
    if (isKept && element.current?.childElementCount === 0) void revalidate();
  }, [isKept, revalidate]);
  const look = Container === "div" && !rest.className ? { className: "contents" } : {};
  if (isKept) {
    return <Container key="kept" {...look} {...rest} ref={element} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
  }
  return (
    <Container key="rendered" {...look} {...rest} ref={element} onClick={follow}>
      {children(data)}
    </Container>
  );
}
