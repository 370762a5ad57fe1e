import { product } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getAvailability } from "./availability/get-availability.ts";
import { getCards } from "./cards/get-cards.ts";
import { getAltImages } from "./detail/get-alt-images.ts";
import { getDocuments } from "./detail/get-documents.ts";
import { getProductDetail } from "./detail/get-product-detail.ts";
import { getRelatedItems } from "./detail/get-related-items.ts";
import { getSlugs } from "./detail/get-slugs.ts";
import { getTearsheet } from "./detail/get-tearsheet.ts";
import { getListings } from "./listing/get-listings.ts";
import { getShowcase } from "./listing/get-showcase.ts";

export const productRoutes = [
  handle(product.detail, getProductDetail),
  handle(product.availability, getAvailability),
  handle(product.altImages, getAltImages),
  handle(product.relatedItems, getRelatedItems),
  handle(product.listings, getListings),
  handle(product.showcase, getShowcase),
  handle(product.cards, getCards),
  handle(product.documents, getDocuments),
  handle(product.slugs, getSlugs),
  handle(product.tearsheet, getTearsheet),
];
