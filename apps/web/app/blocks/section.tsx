// @bundle plain-blocks
import type { ReactNode } from "react";

interface Props {
  headline?: string | null | undefined;
  /** Whether it takes the full screen width; the heading keeps the page's margins. */
  wide?: boolean;
  children: ReactNode;
}

/** A block with its heading. */
export function Section({ headline, wide = false, children }: Props) {
  return (
    <section className="mt-14 lg:mt-18">
      {headline && (
        <div className="page mb-5">
          <h2 className="section-heading">{headline}</h2>
        </div>
      )}
      {wide ? children : <div className="page">{children}</div>}
    </section>
  );
}
