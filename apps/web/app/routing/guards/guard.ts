// @bundle shell
import type { Visit } from "../visit.ts";

/** Allows a visit, or else throws. @throws a redirect or a 404, as React Router expects them */
export type Guard = (visit: Visit) => void | Promise<void>;
