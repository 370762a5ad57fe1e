import { storeCalls } from "@azulejo/contract";
import { redirect } from "react-router";
import { callApi, isNotFound } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { storePath } from "../../store/store-address.ts";

const LOCATION = /^location\/([^/]+)\/?$/;

/** A store without a story is shown on the page of stores. @throws a redirect to its page there */
export async function leadToStore({ context, language, path, address }: Visit): Promise<void> {
  const [, id] = LOCATION.exec(path) ?? [];
  if (!id) return;
  try {
    const store = await callApi(context, language, storeCalls.detail, { id });
    throw redirect(address(storePath(store, language)), 302);
  } catch (error) {
    if (!isNotFound(error, "storelocator_not_found")) throw error;
  }
}
