import "virtual:words/slabs";
import "./slabs.css";
import { customer, slabs } from "@azulejo/contract";
import { redirect } from "react-router";
import { entry, formFaults } from "../../form/form-faults.server.ts";
import { text } from "../../i18n/text.ts";
import { callApi } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { partWhenIdle } from "../../shell/browser/later-part.tsx";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { sendOnce } from "../customer/cancel/send-once.server.ts";
import type { Route } from "./+types/detail-page";
import { findSlab, tagsOf } from "./find-slab.server.ts";
import { slabPath } from "./slab-address.ts";
import { slabOfDetail } from "./slab-facts.ts";

export const loader = pageLoader(async (visit) => {
  const { context, language, url, session } = visit;
  const detail = await findSlab(visit, url.searchParams.get("code") ?? "");
  const isTrade = session?.isBusiness ?? false;
  const [own] = isTrade ? await callApi(context, language, customer.checkForOrderSlabHold, { codes: [detail.code] }) : [];
  // With a session the page shows the visitor's own holds; without one, it is the same for everybody.
  if (!session) sharePage(context, tagsOf(detail));
  return {
    detail,
    own: own ?? null,
    isTrade,
    isSignedIn: session !== null,
    isBook: url.searchParams.get("view") === "book",
    attempt: crypto.randomUUID(),
  };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const code = visit.url.searchParams.get("code") ?? "";
  const intent = entry(form, "intent") === "leave" ? slabs.leave : slabs.hold;
  const idempotencyKey = `${entry(form, "attempt")}:${entry(form, "intent")}`;
  try {
    await sendOnce(() => callApi(visit.context, visit.language, intent, { code }, { idempotencyKey }));
  } catch (error) {
    return formFaults(error, form);
  }
  throw redirect(visit.address(slabPath(code)));
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!loaderData || !root) return headOf({ root, location });
  const { detail } = loaderData;
  const { picture } = slabOfDetail(detail);
  return headOf({
    root,
    location,
    title: text(root.language, "slab.title", { name: detail.bundle.name, code: detail.code }),
    ...(picture && { picture: { picture, alt: detail.bundle.name } }),
    noindex: true,
  });
}

const SlabBody = partWhenIdle(async () => (await import("./slab-body.tsx")).SlabBody);

export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SlabBody data={loaderData} answer={actionData} />;
}
