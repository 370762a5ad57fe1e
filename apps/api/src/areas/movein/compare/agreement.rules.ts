/** A figure of a day as both systems have it. */
export interface BothFigures {
  day: string;
  theirs: number;
  ours: number;
}

export interface Agreement {
  /** Days with figures, from the newest back, on which all agree. */
  days: number;
  /** The first of those days; null for none. */
  since: string | null;
}

/** Returns for how long both systems have agreed. A day without figures is passed over. @param figures in any order */
export function agreementOf(figures: readonly BothFigures[]): Agreement {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  const days = [...byDay.keys()].sort().reverse();
  const differing = days.findIndex((day) => byDay.get(day)?.some(({ theirs, ours }) => theirs !== ours));
  const agreeing = differing === -1 ? days : days.slice(0, differing);
  return { days: agreeing.length, since: agreeing.at(-1) ?? null };
}
