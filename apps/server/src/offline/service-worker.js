// Shows the page for the job site where there is no connection. Nothing else is cached, so no price and no stock is ever old.
const CACHE = "offline-VERSION";
const PAGES = { en: "/en/offline", es: "/es/offline" };

/** What the page is drawn with. The storefront's scripts stay out: without them the page keeps its HTML. */
const FILE = /"(\/(?:assets\/[^"]+\.(?:css|woff2)|colors\.css[^"]*|offline\.js))"/g;

/** Files that the page may have in the cache. */
const OF_PAGE = /^\/(?:assets\/.+\.(?:css|woff2)|colors\.css|offline\.js)$/;

async function keep() {
  const cache = await caches.open(CACHE);
  for (const page of Object.values(PAGES)) {
    // Without cookies: the page of nobody in particular.
    const response = await fetch(page, { credentials: "omit", cache: "reload" });
    if (!response.ok) throw new Error(`${page} answered ${response.status}`);
    const files = [...(await response.clone().text()).matchAll(FILE)].map(([, file]) => file);
    await cache.put(page, response);
    await cache.addAll([...new Set(files)]);
  }
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("offline-") && name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

async function open(event, language) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(PAGES[language]);
    if (page) return page;
    throw error;
  }
}

/** A browser often says that it is online where nothing arrives, so the network is asked first. */
async function load(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const file = await caches.match(request);
    if (file) return file;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const language = /^\/(en|es)(?:\/|$)/.exec(pathname)?.[1];
  if (request.mode === "navigate" && language) event.respondWith(open(event, language));
  else if (OF_PAGE.test(pathname)) event.respondWith(load(request));
});
