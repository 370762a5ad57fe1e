import type { PictureKind } from "../file-kind.ts";
import type { Format } from "./filters.ts";

/** Returns the format of a variant whose address has none: WebP if the client accepts it, else one that all clients support. */
export function negotiateFormat(master: PictureKind, accept: string | null): Format {
  if (accept === null) return negotiateFormat(master, "*/*");
  if (accepts(accept, "image/webp")) return "webp";
  if (master === "webp" && (accepts(accept, "*/*") || accepts(accept, "image/*"))) return "webp";
  return master === "jpeg" ? "jpeg" : "png";
}

/** Whether the header lists the type with a quality above 0. */
function accepts(accept: string, type: string): boolean {
  return accept.split(",").some((one) => {
    const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
