import type { DetailData } from "../detail-data.ts";

type Options = Pick<NonNullable<DetailData["availability"]>["options"][number], "fulfilment" | "available" | "on">[];

/** Whether nothing can be had, today or later: a quantity that is too large alone is no reason. */
export const isNoneLeft = (availability: { options: Options } | null): boolean =>
  availability !== null &&
  availability.options.length > 0 &&
  availability.options.every((option) => option.fulfilment !== "ELTR" && option.available === 0 && option.on === null);
