import { putEntry, selectDatasourceId } from "../datasources/datasource.repository.ts";
import type { Writing } from "../write.ts";
import type { StoryRow } from "./story.repository.ts";

/** The datasource of a site's redirects; a space without it stores none. */
const REDIRECTS = "redirects";

/** Adds redirects from the old addresses of a public story, or of everything below a folder, to the new ones. */
export async function keepOldSlug({ query, home, changed }: Writing, stored: StoryRow, fullSlug: string): Promise<void> {
  if (stored.fullSlug === fullSlug || (stored.published === null && !stored.isFolder)) return;
  const datasourceId = await selectDatasourceId(query, home.space.id, REDIRECTS);
  if (datasourceId === null) return;
  const [from, to] = [stored.fullSlug, fullSlug].map((slug) => `/${slug.replace(/\/+$/, "")}`) as [string, string];
  if (!stored.isFolder) await putEntry(query, datasourceId, from, `301 ${to}/`);
  else await putEntry(query, datasourceId, `${from}/*`, `301 ${to}/*`);
  changed("datasource", home.space.id, true);
}
