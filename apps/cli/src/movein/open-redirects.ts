import { openRedirectList, type RedirectList } from "@azulejo/api/areas/content/index.ts";
import { openContentManager } from "@azulejo/content-client";

/** Opens the redirects of the content system of a shop that runs; null if it can't be reached. */
export async function openRedirects(command: string): Promise<RedirectList | null> {
  const { CONTENT_MANAGEMENT_URL, CONTENT_SPACE_ID = "1001", CONTENT_MANAGEMENT_TOKEN = "demo-management", PORT = "3000" } = process.env;
  const endpoint = (CONTENT_MANAGEMENT_URL ?? `http://localhost:${PORT}/content/v1`).replace(/\/$/, "");
  const list = openRedirectList(
    openContentManager({ endpoint, spaceId: CONTENT_SPACE_ID, token: CONTENT_MANAGEMENT_TOKEN, previewToken: "" }),
    command,
  );
  return list.read().then(
    () => list,
    () => null,
  );
}
