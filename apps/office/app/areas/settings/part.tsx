import type { ReactNode } from "react";

/** A group of settings under a heading. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="setting-part">
      <header>
        <h2>{title}</h2>
        {hint && <p className="soft">{hint}</p>}
      </header>
      <div className="stack">{children}</div>
    </section>
  );
}
