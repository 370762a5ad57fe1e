import "virtual:words/layout";
import "virtual:words/slabs";
import "../slabs.css";
import "./layout.css";
import { formFaults } from "../../../form/form-faults.server.ts";
import { text } from "../../../i18n/text.ts";
import { sharePage } from "../../../request/request-context.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { tagsOf } from "../find-slab.server.ts";
import type { Route } from "./+types/layout-page";
import { runLayoutIntent } from "./layout-actions.server.ts";
import { readLayout, readVisitorSlabs } from "./read-layout.server.ts";

/** `?code=` starts a layout on a slab, `?id=` opens a saved one, `?link=` a shared one. */
export const loader = pageLoader(async (visit) => {
  const { context, session, url } = visit;
  const read = await readLayout(visit);
  // A shared link is secret, so its page must not be cached.
  if (!session && !read.isShared) sharePage(context, tagsOf(read.detail));
  return {
    ...read,
    ...(await readVisitorSlabs(visit, read.detail)),
    origin: url.origin,
    isSignedIn: session !== null,
    isTrade: session?.isBusiness ?? false,
  };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    return await runLayoutIntent(visit, form);
  } catch (error) {
    return formFaults(error, form);
  }
});

export const headers = keepAddress;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  const title = root && loaderData && text(root.language, "layout.title", { name: loaderData.detail.bundle.color });
  return headOf({ root, location, ...(title && { title }), noindex: true });
}

const LayoutBody = partWhenIdle(async () => (await import("./layout-body.tsx")).LayoutBody);

export default function LayoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return <LayoutBody data={loaderData} answer={actionData} />;
}
