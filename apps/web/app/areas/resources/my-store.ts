import { storelocator } from "@azulejo/contract";
import { data, redirect } from "react-router";
import { callApi } from "../../request/api.server.ts";
import { sameSitePath } from "../../request/same-site-path.ts";
import { myStoreCookie } from "../../request/shop-cookies.server.ts";
import type { Route } from "./+types/my-store";

/** Keeps the chosen store and goes back to where the visitor was. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const code = String(form.get("store"));
  const stores = await callApi(context, storelocator.list, {});
  if (!stores.some((store) => store.code === code)) throw data(null, { status: 422 });
  const home = url.pathname.replace(/_\/my-store$/, "");
  return redirect(sameSitePath(form.get("returnTo"), home), { status: 303, headers: await myStoreCookie(context, code) });
}
