import type { Extended, OrderListeners } from "@azulejo/extend";

/** An opened extension, by the module that `EXTENSION` names. */
export interface OpenedExtension {
  module: string;
  extended: Extended;
}

/** Parts that several extensions may have; any other is filled by one of them. */
const together: readonly string[] = ["orderRules", "listeners", "close"] satisfies (keyof Extended)[];

/** Returns the parts that more than one extension fills, in words. */
export function conflictsOf(opened: readonly OpenedExtension[]): string[] {
  const fills = opened.flatMap(({ module, extended }) =>
    Object.entries(extended).flatMap(([part, value]) => (value === undefined || together.includes(part) ? [] : [{ part, module }])),
  );
  return [...Map.groupBy(fills, ({ part }) => part)].flatMap(([part, by]) =>
    by.length > 1
      ? [`EXTENSION: \`${part}\` is filled by ${by.map(({ module }) => module).join(" and ")}; only one of them may fill it`]
      : [],
  );
}

/** Returns extensions without conflicts as one. Rules and listeners run in the extensions' order; the last one closes first. */
export function joined(opened: readonly OpenedExtension[]): Extended {
  const all = opened.map(({ extended }) => extended);
  return {
    ...Object.assign({}, ...all),
    orderRules: all.flatMap(({ orderRules = [] }) => orderRules),
    listeners: joinedListeners(all),
    async close() {
      const failures: unknown[] = [];
      for (const extended of all.toReversed()) await extended.close?.().catch((error: unknown) => void failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };
}

function joinedListeners(all: readonly Extended[]): OrderListeners {
  const kinds = [...new Set(all.flatMap(({ listeners = {} }) => Object.keys(listeners)))] as (keyof OrderListeners)[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, (event: never) => callAll(all.flatMap(({ listeners }) => listeners?.[kind] ?? []) as Listener[], event)]),
  );
}

type Listener = (event: never) => unknown;

/** Calls every listener, also after one has failed. @throws the first failure, so that the event is repeated */
async function callAll(listeners: Listener[], event: never): Promise<void> {
  const failures: unknown[] = [];
  for (const listener of listeners)
    try {
      await listener(event);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
