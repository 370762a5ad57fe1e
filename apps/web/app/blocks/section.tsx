import { Rule } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";

interface Props {
  headline?: string | null | undefined;
  /** Full screen width; the heading keeps the page's margins. */
  wide?: boolean;
  children: ReactNode;
}

/** A block with its heading on a hairline. */
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
