import type { Ray } from "../solids/solid.ts";
import type { Linear } from "../surfaces/surface.ts";

type Point = readonly [number, number, number];

/** A rectangle that emits light: a window full of sky, a lamp, the mouth of a fireplace. */
export class Pane {
  readonly corner: Point;
  readonly a: Point;
  readonly b: Point;
  readonly normal: Point;
  readonly area: number;
  readonly light: Linear;
  /** Whether the camera and reflections see it. */
  readonly visible: boolean;
  private readonly lengthA: number;
  private readonly lengthB: number;

  constructor(corner: Point, a: Point, b: Point, light: Linear, visible = true) {
    const n: Point = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    this.corner = corner;
    this.a = a;
    this.b = b;
    this.area = Math.hypot(n[0], n[1], n[2]);
    this.normal = [n[0] / this.area, n[1] / this.area, n[2] / this.area];
    this.light = light;
    this.visible = visible;
    this.lengthA = a[0] ** 2 + a[1] ** 2 + a[2] ** 2;
    this.lengthB = b[0] ** 2 + b[1] ** 2 + b[2] ** 2;
  }

  /** Distance at which a ray meets the pane's plane, or -1. */
  distance(ray: Ray): number {
    const n = this.normal;
    const facing = n[0] * ray.dx + n[1] * ray.dy + n[2] * ray.dz;
    if (Math.abs(facing) < 1e-6) return -1;
    return ((this.corner[0] - ray.ox) * n[0] + (this.corner[1] - ray.oy) * n[1] + (this.corner[2] - ray.oz) * n[2]) / facing;
  }

  /** Returns a point's position along the pane's two edges, 0 to 1 within the pane. */
  along(x: number, y: number, z: number): number {
    const { a, corner } = this;
    return ((x - corner[0]) * a[0] + (y - corner[1]) * a[1] + (z - corner[2]) * a[2]) / this.lengthA;
  }

  down(x: number, y: number, z: number): number {
    const { b, corner } = this;
    return ((x - corner[0]) * b[0] + (y - corner[1]) * b[1] + (z - corner[2]) * b[2]) / this.lengthB;
  }

  /** Returns how much of the pane a reflected ray sees if its edges are blurred by `blur` radians. */
  glint(ray: Ray, blur: number): number {
    const t = this.distance(ray);
    if (t <= 0) return 0;
    const x = ray.ox + ray.dx * t;
    const y = ray.oy + ray.dy * t;
    const z = ray.oz + ray.dz * t;
    const softA = Math.max(0.01, (blur * t) / Math.sqrt(this.lengthA));
    const softB = Math.max(0.01, (blur * t) / Math.sqrt(this.lengthB));
    return inside(this.along(x, y, z), softA) * inside(this.down(x, y, z), softB);
  }
}

function inside(at: number, soft: number): number {
  const edge = (0.5 - Math.abs(at - 0.5)) / soft + 0.5;
  const t = edge <= 0 ? 0 : edge >= 1 ? 1 : edge;
  // A pane narrower than the blur gets dimmer instead of wider.
  return t * t * (3 - 2 * t) * Math.min(1, 1 / (soft * 1.2));
}
