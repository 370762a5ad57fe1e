/** Returns the address of a picture at a width; a picture on another server, or an SVG, is shown unchanged. */
export const previewAddress = (address: string, width: number): string =>
  /^(?:(?:https?:\/\/[^/]+)?\/assets|https:\/\/a(?:-[a-z]{2})?\.storyblok\.com)\/f\//.test(address) && !address.endsWith(".svg")
    ? `${address}/m/${width}x0/filters:quality(72):no_upscale()`
    : address;
