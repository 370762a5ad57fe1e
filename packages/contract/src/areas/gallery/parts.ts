/** Where a scene shows a product. */
export const parts = ["floor", "wall", "backsplash", "counter", "shower", "paving", "fireplace", "front"] as const;

/** The use that a product needs to be laid on a part of a scene. */
export const useOfPart = {
  floor: "floor",
  paving: "exterior",
  wall: "wall",
  backsplash: "wall",
  fireplace: "fireplace",
  front: "wall",
  counter: "countertop",
  shower: "shower",
} as const satisfies Record<(typeof parts)[number], string>;
