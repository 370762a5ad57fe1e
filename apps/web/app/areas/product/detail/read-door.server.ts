import { readPlainCookie } from "../../../request/cookies.server.ts";
import { readOr } from "../../../request/request-context.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { doorUnits } from "../../delivery/door-address.ts";
import { readDeliveredPrice } from "../../delivery/read-delivered-price.server.ts";
import { readEstimate } from "../../delivery/read-estimate.server.ts";
import { toPostalCode, zipCookie } from "../../delivery/zip.ts";
import type { Door } from "./detail-data.ts";

/**
 * Returns the delivered price that a browser without scripts requested by the address, for the visit's ZIP code. The page then can't be
 * shared with other visitors.
 * @returns null if the address requests none
 */
export async function readDoor({ context, language, request, siteKey, url }: Visit, itemNo: string): Promise<Door | null> {
  const units = doorUnits(url.searchParams);
  if (units === null) return null;
  const zip = toPostalCode(readPlainCookie(request, zipCookie(siteKey)) ?? "");
  if (zip === null) return { units, zip, estimate: null, price: null };
  const asked = { postalCode: zip, items: [{ itemNo, quantity: units }] };
  const [estimate, price] = await Promise.all([
    readOr(context, readEstimate(context, language, asked), null),
    readOr(context, readDeliveredPrice(context, language, asked), null),
  ]);
  return { units, zip, estimate, price };
}
