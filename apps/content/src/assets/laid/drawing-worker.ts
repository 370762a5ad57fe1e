import { move } from "piscina";
import { drawInScene, type Light } from "./draw-in-scene.ts";
import { drawLaid, type Pixels } from "./draw-laid.ts";
import type { LaidRequest } from "./laid-request.ts";

interface Task {
  master: Pixels;
  look: LaidRequest;
  /** Only for a picture in a scene. */
  light?: Light;
}

/** Runs in a thread, because a large picture takes a tenth of a second and pages are rendered on the main thread. */
export default ({ master, look, light }: Task) =>
  move(look.scene && light ? drawInScene(master, look, look.scene, light) : drawLaid(master, look).data);
