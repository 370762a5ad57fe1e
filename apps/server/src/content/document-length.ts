/** Measures the documents of this server by asking for their first byte; those on other hosts are not asked for. */
export function createDocumentLength(publicUrl: string, assets: { fetch(request: Request): Promise<Response> }) {
  const { origin } = new URL(publicUrl);
  return async (address: string): Promise<number | null> => {
    if (!URL.canParse(address, publicUrl)) return null;
    const url = new URL(address, publicUrl);
    if (url.origin !== origin || !url.pathname.startsWith("/assets/documents/")) return null;
    const response = await assets.fetch(new Request(url, { headers: { range: "bytes=0-0" } }));
    await response.body?.cancel();
    return Number(/\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1]) || null;
  };
}
