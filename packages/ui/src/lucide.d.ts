/** The set's own types cover its index alone, which would bring every icon. */
declare module "lucide/dist/esm/icons/*.mjs" {
  const shape: readonly (readonly [
    "path" | "circle" | "rect" | "line" | "polyline" | "polygon" | "ellipse",
    Record<string, string | number>,
  ])[];
  export default shape;
}
