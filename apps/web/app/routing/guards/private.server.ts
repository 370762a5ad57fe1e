import { redirect } from "react-router";
import type { Guard } from "./guard.ts";

/** Allows only signed-in users; others are sent to sign in and back. */
export const privatePage: Guard = (visit) => {
  if (visit.session) return;
  const back = visit.url.pathname + visit.url.search;
  throw redirect(`${visit.address("account/login")}?returnTo=${encodeURIComponent(back)}`);
};
