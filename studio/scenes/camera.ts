import type { Ray } from "./solids/solid.ts";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Rotation to the right in radians; the camera is never tilted, so that verticals stay vertical. */
  readonly yaw: number;
  /** Horizontal angle of view in degrees. */
  readonly angle: number;
  /** Lens shift as fractions of the frame: `up` looks higher without tilting. */
  readonly up?: number;
  readonly right?: number;
}

/** A view camera with a shifted lens, as used for photographing rooms. */
export class Camera {
  readonly width: number;
  readonly height: number;
  /** Width of a pixel as an angle. */
  readonly pixel: number;
  private readonly view: View;
  private readonly reach: number;
  private readonly sin: number;
  private readonly cos: number;

  constructor(view: View, width: number, height: number) {
    this.view = view;
    this.width = width;
    this.height = height;
    this.reach = Math.tan((view.angle * Math.PI) / 360) * 2;
    this.pixel = this.reach / width;
    this.sin = Math.sin(view.yaw);
    this.cos = Math.cos(view.yaw);
  }

  /** Sets the ray through a point of the picture, both coordinates 0 to 1 from the upper left. */
  aim(x: number, y: number, ray: Ray): void {
    const { view } = this;
    const sx = (x - 0.5 + (view.right ?? 0)) * this.reach;
    const sy = (0.5 - y + (view.up ?? 0)) * this.reach * (this.height / this.width);
    const length = Math.sqrt(1 + sx * sx + sy * sy);
    ray.set(view.x, view.y, view.z, (this.sin + this.cos * sx) / length, sy / length, (this.sin * sx - this.cos) / length);
  }

  /**
   * Returns where a point of the room appears in the picture, as x and y in 0 to 1 and the distance along the axis; null if it is behind
   * the camera.
   */
  find(x: number, y: number, z: number, out: Float64Array): boolean {
    const { view } = this;
    const dx = x - view.x;
    const dz = z - view.z;
    const ahead = dx * this.sin - dz * this.cos;
    if (ahead < 1) return false;
    out[0] = (dx * this.cos + dz * this.sin) / ahead / this.reach + 0.5 - (view.right ?? 0);
    out[1] = 0.5 + (view.up ?? 0) - ((y - view.y) / ahead / this.reach) * (this.width / this.height);
    return out[0] > 0 && out[0] < 1 && out[1] > 0 && out[1] < 1;
  }
}
