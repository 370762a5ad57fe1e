import { openPictureStore, openRedirectList, type RedirectList, type StorePicture } from "@azulejo/api/areas/content/index.ts";
import { openContentManager } from "@azulejo/content-client";

export interface Site {
  redirects: RedirectList;
  storePicture: StorePicture;
}

/** Opens the content system of a shop that runs; null if it can't be reached. @param command the author of changes */
export async function openSite(command: string): Promise<Site | null> {
  const { CONTENT_MANAGEMENT_URL, CONTENT_SPACE_ID = "1001", CONTENT_MANAGEMENT_TOKEN = "demo-management", PORT = "3000" } = process.env;
  const endpoint = (CONTENT_MANAGEMENT_URL ?? `http://localhost:${PORT}/content/v1`).replace(/\/$/, "");
  const manager = openContentManager({ endpoint, spaceId: CONTENT_SPACE_ID, token: CONTENT_MANAGEMENT_TOKEN, previewToken: "" });
  const redirects = openRedirectList(manager, command);
  return redirects.read().then(
    () => ({ redirects, storePicture: openPictureStore(manager) }),
    () => null,
  );
}
