import { page } from "../routing/visit.server.ts";

/** No route fits: the visit itself ends in a 404 that names the path, or moves to the page's address with a language. */
export const loader = page(async (visit) => visit.notFound());

export default function UnknownPage() {
  return null;
}
