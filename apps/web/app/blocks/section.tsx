import { Rule } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";

interface Props {
  headline?: string | null | undefined;
  /** As wide as the screen; the heading keeps to the page. */
  wide?: boolean;
  children: ReactNode;
}

/** A block with a hairline and its heading set on it. */
export function Section({ headline, wide = false, children }: Props) {
  return (
    <section className="mt-14 lg:mt-16">
      {headline && (
        <div className="page mb-4">
          <Rule>{headline}</Rule>
        </div>
      )}
      {wide ? children : <div className="page">{children}</div>}
    </section>
  );
}
