import { data, type LoaderFunctionArgs } from "react-router";
import { isInvalid, refusalsAsPages } from "../request/api.server.ts";
import { readSettings } from "../request/settings.server.ts";
import { readPageFrame } from "../shell/page-frame.server.ts";
import type { PageFrame } from "../shell/page-frame.ts";
import { followRedirect } from "./follow-redirect.server.ts";
import { runGuards } from "./guards/registry.server.ts";
import { splitAddress } from "./language-routing.ts";
import { openVisit } from "./open-visit.server.ts";
import type { Visit } from "./visit.ts";

type PageCode<T> = (visit: Visit) => Promise<T>;

/**
 * Makes a page's loader: redirects to the right language and canonical form, and to the new path if the page has moved; runs the record's
 * guards, and then the page's own code. Every page of the route table uses it.
 */
export const pageLoader =
  <T>(load: PageCode<T>) =>
  (args: LoaderFunctionArgs): Promise<T> =>
    refusalsAsPages(async () => {
      const visit = await openVisit(args);
      const isRead = args.request.method === "GET";
      if (isRead && !visit.preview) await followRedirect(visit);
      await requirePage(visit);
      await runGuards(visit.record.guards, visit);
      if (!isRead) return load(visit);
      const reading = load(visit).catch((error) => (isInvalid(error) ? visit.notFound() : Promise.reject(error)));
      const [shown, frame] = await Promise.all([reading, readPageFrame(visit)]);
      return withFrame(shown, frame);
    });

/** Makes a page's action: determines the visit and runs the record's guards before the page's own code. */
export const pageAction =
  <T>(act: PageCode<T>) =>
  (args: LoaderFunctionArgs): Promise<T> =>
    refusalsAsPages(async () => {
      const visit = await openVisit(args);
      await requirePage(visit);
      await runGuards(visit.record.guards, visit);
      return act(visit);
    });

/** Throws a 404 for an address with two languages, and for a page that the storefront doesn't offer. */
async function requirePage({ record: { feature }, path, context, language, notFound, nothingHere }: Visit): Promise<void> {
  if (splitAddress(`/${path}`).prefix) nothingHere();
  if (feature && !(await readSettings(context, language)).features[feature]) notFound();
}

/** Adds banners, meta tags and tag groups to a page's data, so that each navigation loads its own. */
function withFrame<T>(shown: T, frame: PageFrame): T {
  if (typeof shown !== "object" || shown === null) return shown;
  if (Object.getPrototypeOf(shown) === Object.prototype) return { ...shown, frame };
  return isData(shown) ? (data(withFrame(shown.data, frame), shown.init ?? undefined) as T) : shown;
}

/** Whether a value is the result of `data()`: data with its own status or headers. */
const isData = (shown: object): shown is ReturnType<typeof data> => "type" in shown && shown.type === "DataWithResponseInit";
