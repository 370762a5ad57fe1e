/** Units that somebody waits for, or was told about. */
export interface Want {
  units: number;
  /** Picked up at a store, which can get units of every place; a delivery leaves only from places that ship. */
  isPickup: boolean;
}

/** An item's available units, in all places and in those that ship. */
export interface Available {
  all: number;
  shippable: number;
}

/** Returns the units that are left for a person. */
export const unitsFor = ({ all, shippable }: Available, { isPickup }: Pick<Want, "isPickup">): number => (isPickup ? all : shippable);

/**
 * Chooses whom to tell, in the order of asking. Everybody told, now or shortly before, counts as taking their units, so that no more people
 * are told than the stock can serve. Who needs more than is left goes on waiting and holds nothing back from those after them.
 */
export function serveWaiting<Waiting extends Want>(available: Available, told: Want[], waiting: Waiting[]): Waiting[] {
  let left = told.reduce(without, available);
  return waiting.filter((one) => {
    if (one.units > unitsFor(left, one)) return false;
    left = without(left, one);
    return true;
  });
}

/** Pickups take units that can't be delivered first. */
const without = ({ all, shippable }: Available, { units, isPickup }: Want): Available => ({
  all: all - units,
  shippable: isPickup ? Math.min(shippable, all - units) : shippable - units,
});
