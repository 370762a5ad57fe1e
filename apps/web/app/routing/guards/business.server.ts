import type { Guard } from "./guard.ts";

/** Allows only customers of a business account; others get a 404. */
export const businessPage: Guard = (visit) => {
  if (!visit.session?.isBusiness) visit.notFound();
};
