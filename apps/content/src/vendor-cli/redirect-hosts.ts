/**
 * Sends requests for Storyblok's hosts to the content system at `CONTENT_URL` (such as `https://shop.example/content`), because
 * Storyblok's CLI has a region but no host. Load it before the CLI: `node --import redirect-hosts.ts storyblok …`.
 */
const hosts = /^(?:m?api|api-[a-z]+)\.storyblok\.com$|^app\.storyblokchina\.cn$/;
const target = process.env.CONTENT_URL?.replace(/\/$/, "");
if (!target) throw new Error("CONTENT_URL is required, such as https://shop.example/content");

const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  return hosts.test(hostname) ? send(new Request(`${target}${pathname}${search}`, request)) : send(request);
};
