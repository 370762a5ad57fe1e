// @bundle shell
import { Children, Fragment, type ReactNode } from "react";

/** Numbers of items, orders and phones: capitals and digits joined by hyphens. */
const number = /\b([A-Z\d]+(?:-[A-Z\d]+)+)\b/;
/** A longer number must break, because it wouldn't fit a phone. */
const MAX_LENGTH = 30;

/** Text whose numbers stay on one line: browsers break `CAL-1224-MAT` at a hyphen. */
export function UnbrokenNumbers({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === "string" ? partsOf(child) : child));
}

function partsOf(text: string): ReactNode {
  const parts = text.split(new RegExp(number, "g"));
  if (parts.length === 1) return text;
  return (
    <Fragment>
      {/* The numbers are at odd places, because the pattern is one group. */}
      {parts.map((part, index) =>
        index % 2 === 1 && part.length <= MAX_LENGTH ? (
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  );
}
