import { slabs } from "@azulejo/contract";
import type { SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import type { Visit } from "../../routing/visit.ts";

/** Returns the slab that an address names in `code`. @throws a 404 for one that doesn't exist */
export async function findSlab({ context, language, notFound }: Visit, code: string): Promise<SlabDetail> {
  try {
    return await callApi(context, language, slabs.detail, { code });
  } catch (error) {
    if (error instanceof ApiError && ["slabs_not_found", "request_invalid"].includes(error.code)) notFound();
    throw error;
  }
}

/** The tags of a page that shows a slab. */
export const tagsOf = ({ bundle }: SlabDetail): string[] => [`bundle:${bundle.code}`, "list"];
