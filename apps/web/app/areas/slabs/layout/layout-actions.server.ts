import { slabs } from "@azulejo/contract";
import { slabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { redirect } from "react-router";
import { entry } from "../../../form/form-faults.server.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Handles a form of the layout page; each shows the updated page. @throws ApiError */
export async function runLayoutIntent(visit: Visit, form: FormData): Promise<never> {
  const { context, language, address, url } = visit;
  const layoutId = Number(url.searchParams.get("id")) || undefined;
  const to = (query: Record<string, string>) => redirect(`${address("slabs/layout")}?${new URLSearchParams(query)}`);
  const intent = entry(form, "intent");
  if (intent === "save") {
    const input = { name: entry(form, "name"), layout: layoutIn(form), ...(layoutId && { layoutId }) };
    const saved = await callApi(context, language, slabs.saveLayout, input);
    throw to(saved.layoutId ? { id: String(saved.layoutId) } : { link: saved.ticket ?? "" });
  }
  if (intent === "hold") {
    const codes = form.getAll("slab").map(String).slice(0, 6);
    for (const code of codes) await callApi(context, language, slabs.hold, { code });
    throw redirect(`${url.pathname}${url.search}`);
  }
  if (layoutId && (intent === "share" || intent === "unshare")) {
    await callApi(context, language, slabs.shareLayout, { layoutId, isShared: intent === "share" });
    throw to({ id: String(layoutId) });
  }
  if (layoutId && intent === "remove") {
    await callApi(context, language, slabs.removeLayout, { layoutId });
    throw redirect(address("slabs"));
  }
  throw redirect(`${url.pathname}${url.search}`);
}

/** Returns the layout sent by the page; if it is invalid, an empty one, which the API refuses. */
function layoutIn(form: FormData) {
  try {
    return slabLayout.parse(JSON.parse(entry(form, "layout")));
  } catch {
    return { slabs: [], pieces: [], vein: 0 };
  }
}
