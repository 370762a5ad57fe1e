import type { LaidRequest } from "../laid/laid-request.ts";
import type { Size } from "./area.ts";
import type { Wanted } from "./render-variant.ts";

/** A laid picture as budgets see it: the whole master is read. */
export type LaidWanted = LaidRequest & { crop: null };

/** How long a format takes to write, compared with the quickest. */
const weights: Record<string, number> = { avif: 6, webp: 2, png: 2 };
const MILLION = 1_000_000;

/** What a variant costs: millions of pixels read, and millions written by the weight of their format. */
export function costOf(master: Size, { crop, width, height, format }: Pick<Wanted, "crop" | "width" | "height" | "format">): number {
  const source = crop ?? master;
  const ratio = source.width / source.height;
  const written =
    width && height ? width * height : width ? width ** 2 / ratio : height ? height ** 2 * ratio : source.width * source.height;
  return (master.width * master.height) / MILLION / 4 + (written / MILLION) * (weights[format] ?? 1);
}

/** Whether it is of a width that the site's pages ask for; only a laid picture has a height of its own. */
export const isOwnSize = (wanted: Pick<Wanted, "width" | "height"> | LaidWanted, ownWidths: readonly number[]): boolean =>
  ("shape" in wanted || wanted.height === 0) && ownWidths.includes(wanted.width);

/** An address as budgets count it: a whole network of the newer protocol belongs to one client. */
export const clientOf = (address: string): string => (address.includes(":") ? address.split(":").slice(0, 4).join(":") : address);
