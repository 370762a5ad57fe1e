const PATIENCE_MS = 5_000;

/** Returns a function that reads pictures by their address: own ones from the file store, external ones over the network. */
export function createPictureReader(publicUrl: string, assets: { fetch(request: Request): Promise<Response> }) {
  return async (address: string): Promise<Uint8Array | null> => {
    const url = new URL(address, publicUrl);
    const isOwn = url.origin === new URL(publicUrl).origin;
    const response = await (isOwn
      ? assets.fetch(new Request(url))
      : fetch(url, { redirect: "follow", signal: AbortSignal.timeout(PATIENCE_MS) }));
    return response.ok ? response.bytes() : null;
  };
}
