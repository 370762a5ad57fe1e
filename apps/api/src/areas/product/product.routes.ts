import { product } from "@azulejo/contract";
import { handle } from "../../http/handler.ts";
import { getAltImages } from "./get-alt-images.ts";
import { getAvailability } from "./get-availability.ts";
import { getCards } from "./get-cards.ts";
import { getDocuments } from "./get-documents.ts";
import { getListings } from "./get-listings.ts";
import { getProductDetail } from "./get-product-detail.ts";
import { getRelatedItems } from "./get-related-items.ts";
import { getSlugs } from "./get-slugs.ts";
import { listProducts } from "./list-products.ts";

export const productRoutes = [
  handle(product.list, listProducts),
  handle(product.detail, getProductDetail),
  handle(product.availability, getAvailability),
  handle(product.altImages, getAltImages),
  handle(product.relatedItems, getRelatedItems),
  handle(product.listings, getListings),
  handle(product.cards, getCards),
  handle(product.documents, getDocuments),
  handle(product.slugs, getSlugs),
];
