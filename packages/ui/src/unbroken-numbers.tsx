// @bundle shell
import { Children, type ReactNode } from "react";

/** Numbers of items, orders and phones: capitals and digits joined by hyphens. */
const number = /\b([A-Z\d]+(?:-[A-Z\d]+)+)\b/;

/** Text whose numbers stay on one line: browsers break `CAL-1224-MAT` at a hyphen. A number longer than the line still breaks in its box. */
export function UnbrokenNumbers({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === "string"
      ? // The numbers are at odd places, because the pattern is one group.
        child.split(number).map((part, index) =>
          index % 2 ? (
            <span key={index} className="inline-block">
              {part}
            </span>
          ) : (
            part
          ),
        )
      : child,
  );
}
