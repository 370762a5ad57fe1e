import { slabs } from "@azulejo/contract";
import type { SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import type { PageTag } from "@azulejo/contract/pages/page-tag.ts";
import { callApi, isNotFound } from "../../request/api.server.ts";
import type { Visit } from "../../routing/visit.ts";

/** Returns the slab named by `code` in the address. @throws a 404 for an unknown one */
export async function findSlab({ context, language, notFound }: Visit, code: string): Promise<SlabDetail> {
  try {
    return await callApi(context, language, slabs.detail, { code });
  } catch (error) {
    if (isNotFound(error, "slabs_not_found")) notFound();
    throw error;
  }
}

/** Returns the cache tags of a page that shows a slab. */
export const tagsOf = ({ bundle }: SlabDetail): PageTag[] => [`bundle:${bundle.code}`];
