const PATIENCE_MS = 5_000;

/** Reads pictures whole by their address: our own from our files, those of a foreign system over the network. */
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
