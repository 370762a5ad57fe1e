import type { StorefrontSettings } from "./storefront.ts";

/** Returns the enabled features of a storefront. Text messages are left out if there is no provider. */
export const offeredFeatures = ({ features }: StorefrontSettings, texts: object | null): StorefrontSettings["features"] =>
  texts ? features : { ...features, textMessages: false };
