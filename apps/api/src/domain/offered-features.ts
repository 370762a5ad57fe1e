import type { StorefrontSettings } from "./storefront.ts";

/** Returns the features of a storefront: those that its settings switch on, without text messages where nothing could send them. */
export const offeredFeatures = ({ features }: StorefrontSettings, texts: object | null): StorefrontSettings["features"] =>
  texts ? features : { ...features, textMessages: false };
