import type { StorefrontSettings } from "./storefront.ts";

/** Returns what a storefront offers: what its settings switch on, without text messages where nothing could send them. */
export const offeredFeatures = ({ features }: StorefrontSettings, texts: object | null): StorefrontSettings["features"] =>
  texts ? features : { ...features, textMessages: false };
