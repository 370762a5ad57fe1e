import { banner, tag } from "@azulejo/contract";
import type { TagGroupSummary } from "@azulejo/contract/areas/tag.ts";
import { groupApplies, isQuietPath } from "@azulejo/contract/content/tag-groups.ts";
import { readAccountFrameData } from "../areas/account/frame/account-frame-data.server.ts";
import { carriesSignal } from "../areas/tag/consent.server.ts";
import { contentAddress } from "../blocks/story/content-address.ts";
import { readLinkTargets } from "../blocks/story/fit-story.server.ts";
import { callApi } from "../request/api.server.ts";
import { readOr, requestContext } from "../request/request-context.server.ts";
import { pageNameOf } from "../routing/route-table.ts";
import type { Visit } from "../routing/visit.ts";
import type { PageFrame } from "./page-frame.ts";

/** Reads the data for a page's frame. Omits parts that can't be read, so that no page fails because of a banner. */
export async function readPageFrame(visit: Visit): Promise<PageFrame> {
  const { context, record, language, path, request, url } = visit;
  const { page } = context.get(requestContext);
  for (const one of ["stories:banners", "stories:tags"] as const) page.tags.add(one);
  const quiet = isQuietPath(path);
  const routeName = `${pageNameOf(record, path)}___${language}`;
  const [banners, groups, account] = await Promise.all([
    quiet ? [] : readOr(context, readBanners(visit), []),
    visit.preview ? [] : readOr<TagGroupSummary[]>(context, callApi(context, language, tag.groups, {}), []),
    record.layout === "account" || (visit.session && path.startsWith("account/")) ? readAccountFrameData(visit) : null,
  ]);
  const applying = groups.filter((group) => groupApplies(group.routes, { path: url.pathname, routeName }));
  const names = new Set(applying.filter((group) => group.loads || quiet).map((group) => group.name));
  return {
    layout: record.layout,
    banners,
    meta: quiet ? [] : applying.flatMap((group) => group.meta),
    tags: [...names],
    asksConsent: !quiet && names.size > 0 && !carriesSignal(request),
    routeName,
    account,
  };
}

async function readBanners(visit: Visit): Promise<PageFrame["banners"]> {
  const { context, language, path, url } = visit;
  const query = Object.fromEntries([...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name)]));
  const { banners } = await callApi(context, language, banner.list, { path, query });
  if (!banners.some((one) => one.href)) return banners;
  const links = banners.map(({ href }) => ({ linktype: "url", url: href ?? "", cached_url: href ?? "" }));
  const around = await readLinkTargets(visit, links);
  return banners.map((one) => ({ ...one, href: one.href && contentAddress(one.href, around) }));
}
