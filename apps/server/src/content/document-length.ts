/** Measures this server's documents by requesting their first byte; documents on other hosts are not requested. */
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
