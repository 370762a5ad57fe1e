import type { AssetName } from "./stored.ts";

type Service = "m" | "l" | "z";

/** Matches the undecoded path. Valid names need no decoding, so no spelling of `..` or `/` gets through. */
const address = /^\/assets\/f\/(\d{1,15})\/[x\d]{1,20}\/([a-z0-9]{3,64})\/([a-z0-9][a-z0-9._-]{0,120})(?:\/([mlz])(\/.*)?)?$/;

/**
 * @param pathname the undecoded path
 * @returns null for an invalid asset address; `request` is what follows `/m` (variants) or `/l` (laid pictures) or `/z` (tiles), or null for the asset itself
 */
export function readAssetAddress(pathname: string): (AssetName & { service: Service; request: string | null }) | null {
  const [, space, hash, name, service, request] = address.exec(pathname) ?? [];
  if (!space || !hash || !name) return null;
  return {
    space: Number(space),
    hash,
    name,
    service: service === "l" || service === "z" ? service : "m",
    request: service ? (request ?? "") : null,
  };
}
