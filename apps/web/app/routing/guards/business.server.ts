import type { Guard } from "./guard.ts";

/** Only for customers of a business account; to anyone else the page does not exist. */
export const businessPage: Guard = (visit) => {
  if (!visit.session?.isBusiness) visit.notFound();
};
