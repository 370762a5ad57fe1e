import { product } from "@azulejo/contract";
import { handlePublicRead } from "../../calls/handler.ts";
import { getAvailability } from "./availability/get-availability.ts";
import { getCards } from "./cards/get-cards.ts";
import { getAltImages } from "./detail/get-alt-images.ts";
import { getDocuments } from "./detail/get-documents.ts";
import { getProductDetail } from "./detail/get-product-detail.ts";
import { getRelatedItems } from "./detail/get-related-items.ts";
import { getSlugs } from "./detail/get-slugs.ts";
import { getTearsheet } from "./detail/get-tearsheet.ts";
import { listOffers } from "./feed/list-offers.ts";
import { getListings } from "./listing/get-listings.ts";
import { getShowcase } from "./listing/get-showcase.ts";

export const productRoutes = [
  handlePublicRead(product.detail, getProductDetail),
  handlePublicRead(product.availability, getAvailability),
  handlePublicRead(product.altImages, getAltImages),
  handlePublicRead(product.relatedItems, getRelatedItems),
  handlePublicRead(product.listings, getListings),
  handlePublicRead(product.showcase, getShowcase),
  handlePublicRead(product.cards, getCards),
  handlePublicRead(product.documents, getDocuments),
  handlePublicRead(product.slugs, getSlugs),
  handlePublicRead(product.offers, listOffers),
  handlePublicRead(product.tearsheet, getTearsheet),
];
