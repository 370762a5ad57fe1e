import type { DetailData } from "../detail-data.ts";

type Options = Pick<NonNullable<DetailData["availability"]>["options"][number], "fulfilment" | "available">[];

/** Whether nothing is left to order: a bag takes only what is in stock, and a quantity that is too large alone is no reason. */
export const isNoneLeft = (availability: { options: Options } | null): boolean =>
  availability !== null &&
  availability.options.length > 0 &&
  availability.options.every((option) => option.fulfilment !== "ELTR" && option.available === 0);
