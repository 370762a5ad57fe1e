import type { Hit } from "../solids/solid.ts";
import type { Look } from "../surfaces/surface.ts";

/** Writes the normal of a slightly leaning face to `out`; its axes are those of the face's mapping. */
export function leanNormal(hit: Hit, look: Look, out: Float64Array): void {
  const ax = Math.abs(hit.nx);
  const ay = Math.abs(hit.ny);
  const az = Math.abs(hit.nz);
  let x = hit.nx;
  let y = hit.ny;
  let z = hit.nz;
  if (ay >= ax && ay >= az) {
    x += look.leanU;
    z += look.leanV;
  } else if (ax >= az) {
    z += hit.nx > 0 ? -look.leanU : look.leanU;
    y -= look.leanV;
  } else {
    x += look.leanU;
    y -= look.leanV;
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  out[0] = x / length;
  out[1] = y / length;
  out[2] = z / length;
}

/** Sets `out` to the direction in which a ray leaves a mirror with the normal `n`. */
export function reflect(dx: number, dy: number, dz: number, n: Float64Array, out: Float64Array): void {
  const twice = 2 * (dx * n[0] + dy * n[1] + dz * n[2]);
  out[0] = dx - twice * n[0];
  out[1] = dy - twice * n[1];
  out[2] = dz - twice * n[2];
}
