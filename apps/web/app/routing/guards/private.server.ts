import { redirect } from "react-router";
import type { Guard } from "./guard.ts";

/** Only for who is logged in; anyone else comes back here after logging in. */
export const privatePage: Guard = (visit) => {
  if (visit.session) return;
  const back = visit.url.pathname + visit.url.search;
  throw redirect(`${visit.address("account/login")}?returnTo=${encodeURIComponent(back)}`);
};
