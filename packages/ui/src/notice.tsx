// @bundle shell
import type { ReactNode } from "react";
import { UnbrokenNumbers } from "./unbroken-numbers.tsx";

/** An important message. An `alert` is announced immediately. */
export function Notice({ kind = "status", children }: { kind?: "status" | "alert"; children: ReactNode }) {
  return (
    <div role={kind} className={`border-l-2 bg-paper px-4 py-3 ${kind === "alert" ? "border-clay" : "border-glaze"}`}>
      <UnbrokenNumbers>{children}</UnbrokenNumbers>
    </div>
  );
}

/** A horizontal line with a small label. */
export function Rule({ children, as: Heading = "h2" }: { children: ReactNode; as?: "h2" | "h3" }) {
  return (
    <div className="flex items-center gap-4 text-small text-ink-soft">
      <Heading className="font-sans">{children}</Heading>
      <span aria-hidden="true" className="h-px grow bg-joint" />
    </div>
  );
}
