import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: ReactNode];

/** The facts of a page, side by side; a fact without a value is left out. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-line">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
