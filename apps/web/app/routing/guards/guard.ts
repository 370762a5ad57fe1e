// @bundle shell
import type { Visit } from "../visit.ts";

/** Allows a visit or ends it. @throws a redirect or a 404, as React Router takes them */
export type Guard = (visit: Visit) => void | Promise<void>;
