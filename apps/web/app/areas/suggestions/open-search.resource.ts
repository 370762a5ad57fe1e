import { languageOf } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { refusalsAsPages } from "../../request/api.server.ts";
import { requestContext, sharePage } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import { shortName } from "../../shell/head/short-name.ts";
import type { Route } from "./+types/open-search.resource";

/** The maximum length of an OpenSearch 1.1 short name. */
const SHORT = 16;

/** Describes the shop's search to browsers, which can then offer it in their address bar. */
export const loader = ({ url, context }: Route.LoaderArgs): Promise<Response> =>
  refusalsAsPages(async () => {
    const language = languageOf(url.href);
    const { publicUrl } = context.get(requestContext);
    const settings = await readSettings(context, language);
    sharePage(context, []);
    const absolute = (address: string) => inXml(new URL(address, publicUrl).href);
    const search = absolute(addressOf(settings, language, "search"));
    const tag = settings.locales.find(({ code }) => code === language)?.language ?? language;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${inXml(shortName(settings.name, SHORT).slice(0, SHORT))}</ShortName>
<Description>${inXml(text(language, "shell.searchShop", { shop: settings.name }))}</Description>
<Language>${inXml(tag)}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${absolute("/favicon.ico")}</Image>
<Url type="text/html" template="${search}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${absolute(`/${language}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
    return new Response(xml, { headers: { "content-type": "application/opensearchdescription+xml; charset=utf-8" } });
  });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const inXml = (words: string): string => words.replace(/[&<>"]/g, (one) => entities[one] ?? "");
