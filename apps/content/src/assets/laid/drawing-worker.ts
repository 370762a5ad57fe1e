import { move } from "piscina";
import { drawLaid, type Pixels } from "./draw-laid.ts";
import type { LaidRequest } from "./laid-request.ts";

/** Runs on a thread of its own: a large picture takes a tenth of a second, and pages are rendered on the main one. */
export default ({ master, look }: { master: Pixels; look: LaidRequest }) => move(drawLaid(master, look).data);
