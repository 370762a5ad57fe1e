import { putEntry, selectDatasourceId } from "../datasources/datasource.repository.ts";
import type { Writing } from "../write.ts";
import type { StoryRow } from "./story.repository.ts";

/** The datasource in which a site keeps its redirects; a space without it keeps none. */
const REDIRECTS = "redirects";

/** Whoever has the old address of a public story, or of anything below a folder, is led to the new one. */
export async function keepOldSlug({ query, home, changed }: Writing, stored: StoryRow, fullSlug: string): Promise<void> {
  if (stored.fullSlug === fullSlug || (stored.published === null && !stored.isFolder)) return;
  const datasourceId = await selectDatasourceId(query, home.space.id, REDIRECTS);
  if (datasourceId === null) return;
  const [from, to] = [stored.fullSlug, fullSlug].map((slug) => `/${slug.replace(/\/+$/, "")}`) as [string, string];
  if (!stored.isFolder) await putEntry(query, datasourceId, from, `301 ${to}/`);
  else await putEntry(query, datasourceId, `${from}/*`, `301 ${to}/*`);
  changed("datasource", home.space.id, true);
}
