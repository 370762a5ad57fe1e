/** Pictures of a list's card, on screens of one and two pixels per point. */
const WIDTHS = [320, 480, 640];
const MOST_PICTURES = 900;

interface Shop {
  /** Where this process answers, without a slash at the end. */
  url: string;
  languages: readonly string[];
  assets: { fetch(request: Request): Promise<Response> };
  isClosed(): boolean;
}

/**
 * Reads the pages that visitors open first and draws their laid pictures, so that the first visitor of a new shop waits for
 * neither. Visitors' own pictures come before these.
 */
export async function preparePages({ url, languages, assets, isClosed }: Shop): Promise<void> {
  const addresses = new Set<string>();
  for (const language of languages) {
    const home = await read(`${url}/${language}/`);
    const departments = new Set(home.match(new RegExp(`/${language}/product/list/[a-z0-9-]+/(?=")`, "g")) ?? []);
    for (const html of [home, ...(await readAll(url, departments, isClosed))]) for (const address of laidIn(html)) addresses.add(address);
  }
  for (const address of [...addresses].slice(0, MOST_PICTURES)) {
    if (isClosed()) return;
    const response = await assets.fetch(new Request(url + address, { headers: { "x-client-address": "prepare" } }));
    await response.arrayBuffer();
  }
}

async function readAll(url: string, paths: Set<string>, isClosed: () => boolean): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) if (!isClosed()) pages.push(await read(url + path));
  return pages;
}

const PATIENCE_MS = 60_000;

const read = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: "follow", signal: AbortSignal.timeout(PATIENCE_MS) })).text();

const laidIn = (html: string): string[] =>
  (html.match(/\/assets\/f\/[^"\s,]+\/l\/[^"\s,]+\.webp/g) ?? []).filter((address) =>
    WIDTHS.some((width) => address.includes(`/${width}x`)),
  );
