import type { Visit } from "../visit.server.ts";

export type GuardName = "private" | "business" | "product-detail-page" | "product-list-page" | "slabs-list-page";

/** Allows a visit or ends it. @throws a redirect or a 404, as React Router takes them */
export type Guard = (visit: Visit) => void | Promise<void>;
