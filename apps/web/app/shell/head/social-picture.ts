// @bundle shell
import type { Picture } from "@azulejo/contract";
import type { MetaDescriptor } from "react-router";
import { imageAddress, isForeign } from "../../media/image-address.ts";
import type { ShellData } from "../shell-data.ts";
import { absolute } from "./languages.ts";

/** The size that social networks recommend, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const QUALITY = 82;

/** The picture shown when a page is shared in social media. */
export interface SocialPicture {
  picture: Picture;
  alt: string;
  /** The part that a crop must keep: `x1xy1:x2xy2`. */
  focal?: string | null | undefined;
}

/** Returns the address of the storefront's card. */
export const cardOf = ({ language, version }: ShellData): string => `/social-card.jpg?lang=${language}&v=${version}`;

/** Returns the picture's address, cropped to the card's size; the storefront's card if the page has no picture or it is on another host. */
function addressOf(root: ShellData, own: SocialPicture | null | undefined): string {
  if (!own || isForeign(own.picture)) return cardOf(root);
  return imageAddress(own.picture.address, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    focal: own.focal || null,
    quality: QUALITY,
    format: "jpeg",
  });
}

/** Returns the `og:image` tags with size, type and text. */
export function socialPicture(root: ShellData, own: SocialPicture | null | undefined): MetaDescriptor[] {
  const { name, tagline } = root.settings;
  return [
    { property: "og:image", content: absolute(root, addressOf(root, own)) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(CARD_WIDTH) },
    { property: "og:image:height", content: String(CARD_HEIGHT) },
    { property: "og:image:alt", content: own && !isForeign(own.picture) ? own.alt : `${name}: ${tagline}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
