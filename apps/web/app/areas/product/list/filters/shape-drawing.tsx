/** Outlines in a 28 × 28 square with a base line. Shapes of goods sold by weight or by the piece have none. */
const drawings: Record<string, string> = {
  square: "M7 12.5h14v14h-14z",
  rectangle: "M9.5 8.5h9v18h-9z",
  plank: "M11.5 1.5h5v25h-5z",
  hexagon: "M14 8.5l8.5 4.5v9l-8.5 4.5l-8.5-4.5v-9z",
  "mosaic-sheet": "M6 10.5h16v16h-16zM10 10.5v16M14 10.5v16M18 10.5v16M6 14.5h16M6 18.5h16M6 22.5h16",
  herringbone: "M14 26.5l-8-8l4-4l8 8zM10 14.5l8-8l4 4l-8 8",
  picket: "M14 3.5l4.5 5v13l-4.5 5l-4.5-5v-13z",
  penny: "M14 12.5a7 7 0 1 0 .01 0z",
  arabesque: "M14 5.5q1 4.5 6 5.5q-1.5 5 0 10q-5 1-6 5.5q-1-4.5-6-5.5q1.5-5 0-10q5-1 6-5.5z",
  fan: "M14 26.5q-1-6-9-7v-1a9 9 0 0 1 18 0v1q-8 1-9 7z",
  trim: "M12 12.5h4v14h-4zM14.5 12.5v14",
  slab: "M2.5 10.5h23v16h-23zM2.5 21l10-4l5 1l8-4",
};

/** A small drawing of a piece's shape. */
export function ShapeDrawing({ shape }: { shape: string }) {
  return (
    <svg width="28" height="28" aria-hidden="true">
      <path d={drawings[shape]} />
    </svg>
  );
}
