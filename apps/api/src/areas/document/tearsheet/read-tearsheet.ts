import { createHash } from "node:crypto";
import type { product } from "@azulejo/contract";
import { canLay, jointFor, laidAddress } from "@azulejo/laying/picture-address.ts";
import { hasPatterns, usualPattern } from "@azulejo/laying/piece-format.ts";
import { LRUCache } from "lru-cache";
import type { Services } from "../../../context.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import type { FileReader } from "../../../http/file-handler.ts";
import { pictureFor, selectProductIdsByCode, selectSeriesProductIds, toFormat } from "../../product/index.ts";
import { findStorefront } from "../../storefront/index.ts";
import { renderTearsheet } from "../pdf-pool.ts";
import { leadOf, tearsheetOf } from "./tearsheet-words.ts";

type Pdf = Uint8Array<ArrayBuffer>;
const KEPT_BYTES = 32 * 1024 ** 2;
/** Rendered tear sheets by their contents, so that changed text or another picture makes a new one. */
const kept = new LRUCache<string, Pdf>({ maxSize: KEPT_BYTES, sizeCalculation: (pdf) => pdf.byteLength });
const underWay = new Map<string, Promise<Pdf>>();

/** Reads a product's tear sheet; null for a product or storefront that doesn't exist. @throws server_unavailable */
export const readTearsheet: FileReader<typeof product.tearsheetFile> = async (services, { storefront, language, productCode }) => {
  const { database, referenceData, shopOf } = services;
  const { query } = database;
  // Storefronts that don't exist have no products.
  const id = (await selectProductIdsByCode(query, storefront, [productCode])).get(productCode);
  if (id === undefined) return null;
  const { catalog, publicUrl } = shopOf(storefront);
  const [found] = await catalog.products(query, storefront, [id]);
  if (!found) return null;
  const words = tearsheetOf({
    shop: await findStorefront({ referenceData, query }, storefront),
    language,
    product: found,
    series: await catalog.products(query, storefront, await selectSeriesProductIds(query, found.seriesId)),
    terms: await catalog.terms(storefront),
    address: `${publicUrl}/${language}/product/detail/${found.texts[language].slug}`,
  });
  const picture = pictureOf(found);
  const key = createHash("sha1")
    .update(JSON.stringify([words, picture]))
    .digest("base64url");
  return once(key, async () => {
    const file = picture === null ? null : await readPicture(services, picture);
    const pdf = await renderTearsheet({ ...words, picture: file });
    // Not cached without its picture, which may load next time.
    return { pdf, isWhole: picture === null || file !== null };
  });
};

/** Three pixels per point of the picture's place on the sheet. */
const PICTURE_WIDTH = 732;
/** The aspect ratio of the picture's place on the sheet. */
const ASPECT = 244 / 206;
/** Pieces shown across the picture, so that joints are visible. */
const PIECES_ACROSS = 3;
const MM_PER_FOOT = 304.8;

/** Returns the picture of the lead variant: laid as a wall in its piece size, or else the plain picture. */
function pictureOf(product: StoredProduct): string | null {
  const lead = leadOf(product);
  const picture = lead && pictureFor(product.pictures, lead);
  if (!lead || !picture) return null;
  const format = toFormat(lead, product);
  if (!canLay(picture, format)) return picture.address;
  const acrossFeet = Math.max(2, (PIECES_ACROSS * format.widthMm) / MM_PER_FOOT);
  const pattern = hasPatterns(format) ? usualPattern(format) : "stack";
  return laidAddress(picture, format, { pattern, joint: jointFor(picture), jointMm: 3, acrossFeet, aspect: ASPECT }, PICTURE_WIDTH);
}

/** Returns null if the picture can't be read; the sheet is then made without it. */
const readPicture = ({ readPicture: read, log }: Services, address: string): Promise<Uint8Array | null> =>
  read(address).catch((error) => {
    log.warn({ err: error, address }, "a tear sheet has no picture");
    return null;
  });

/** Requests for the same sheet at the same time share one rendering. */
function once(key: string, render: () => Promise<{ pdf: Pdf; isWhole: boolean }>): Promise<Pdf> {
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const running =
    underWay.get(key) ??
    render()
      .then(({ pdf, isWhole }) => {
        if (isWhole) kept.set(key, pdf);
        return pdf;
      })
      .finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}
