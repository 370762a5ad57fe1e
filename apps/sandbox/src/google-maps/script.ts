/** The parts of the vendor's script that a shop uses: the maps, core and places libraries, with a plain grid of streets. */
export const GOOGLE_MAPS_SCRIPT = `(() => {
"use strict";
const address = new URL(document.currentScript.src);
const key = address.searchParams.get("key");
const callback = address.searchParams.get("callback");
const TILE = 256;

class LatLng {
  constructor(first, second) {
    const point = typeof first === "object" ? first : { lat: first, lng: second };
    this.point = { lat: Number(point.lat), lng: Number(point.lng) };
    if (!Number.isFinite(this.point.lat) || !Number.isFinite(this.point.lng)) throw new Error("InvalidValueError: not a LatLng");
  }
  lat() { return this.point.lat; }
  lng() { return this.point.lng; }
}
class LatLngBounds {
  constructor(southWest, northEast) { Object.assign(this, { southWest: new LatLng(southWest), northEast: new LatLng(northEast) }); }
}
const world = (at) => {
  const sine = Math.sin((at.lat() * Math.PI) / 180);
  return { x: TILE * (0.5 + at.lng() / 360), y: TILE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
};

class Map {
  constructor(element, options) {
    if (!(element instanceof Element)) throw new Error("InvalidValueError: Map: Expected mapDiv of type HTMLElement");
    this.zoom = 4;
    this.most = options.maxZoom ?? 22;
    this.middle = { x: TILE / 2, y: TILE / 2 };
    this.overlays = new Set();
    this.listeners = {};
    this.ground = document.createElement("div");
    this.ground.className = "gm-style";
    this.panes = document.createElement("div");
    this.panes.className = "gm-panes";
    this.ground.append(this.panes);
    element.append(this.ground);
    const style = document.createElement("style");
    style.textContent = ".gm-style{position:absolute;inset:0;overflow:hidden;background:#eee repeating-linear-gradient(#fff 0 3px,transparent 3px 60px)}" +
      ".gm-style::before{content:'';position:absolute;inset:0;background:repeating-linear-gradient(90deg,#fff 0 3px,transparent 3px 90px)}" +
      ".gm-panes{position:absolute;inset:50% auto auto 50%;width:0;height:0}";
    document.head.append(style);
    if (options.gestureHandling !== "none") this.#drag();
  }
  #drag() {
    let last = null;
    this.ground.addEventListener("pointerdown", (event) => { last = event; });
    window.addEventListener("pointerup", () => { last = null; });
    window.addEventListener("pointermove", (event) => {
      if (!last) return;
      const scale = 2 ** this.zoom;
      this.middle = { x: this.middle.x - (event.clientX - last.clientX) / scale, y: this.middle.y - (event.clientY - last.clientY) / scale };
      last = event;
      this.draw();
    });
  }
  fitBounds(bounds, padding) {
    const [from, to] = [world(bounds.southWest), world(bounds.northEast)];
    this.middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const room = (size) => Math.max(1, size - 2 * (padding ?? 45));
    const { clientWidth, clientHeight } = this.ground;
    const fits = Math.min(room(clientWidth) / Math.max(1e-6, to.x - from.x), room(clientHeight) / Math.max(1e-6, from.y - to.y));
    this.setZoom(Math.floor(Math.log2(fits)));
    if (!this.loaded) {
      this.loaded = true;
      setTimeout(() => { for (const listener of this.listeners.tilesloaded ?? []) listener(); }, 50);
    }
  }
  getZoom() { return this.zoom; }
  setZoom(zoom) { this.zoom = Math.min(this.most, Math.max(1, zoom)); this.draw(); }
  draw() { for (const overlay of this.overlays) overlay.draw?.(); }
  pixel(at) {
    const { x, y } = world(at);
    return { x: (x - this.middle.x) * 2 ** this.zoom, y: (y - this.middle.y) * 2 ** this.zoom };
  }
}
class OverlayView {
  setMap(map) {
    if (this.map) { this.map.overlays.delete(this); this.onRemove(); }
    this.map = map;
    if (map) { map.overlays.add(this); this.onAdd(); this.draw(); }
  }
  getPanes() { return this.map ? { overlayMouseTarget: this.map.panes, overlayLayer: this.map.panes } : null; }
  getProjection() {
    const { map } = this;
    const { clientWidth, clientHeight } = map.ground;
    return {
      fromLatLngToDivPixel: (at) => map.pixel(at),
      fromLatLngToContainerPixel: (at) => {
        const { x, y } = map.pixel(at);
        return { x: x + clientWidth / 2, y: y + clientHeight / 2 };
      },
    };
  }
}
class Polyline {
  constructor(options) { this.options = options; }
  setMap() {}
}
class Place {
  static async searchByText({ textQuery, fields }) {
    if (!fields?.length) throw new Error("InvalidValueError: fields is required");
    const answer = await fetch(address.origin + "/google/places?" + new URLSearchParams({ key, textQuery }));
    const { places } = await answer.json();
    return { places: places.map(({ location }) => ({ location: new LatLng(location) })) };
  }
}
const libraries = { maps: { Map, OverlayView, Polyline }, core: { LatLng, LatLngBounds }, places: { Place } };
window.google = { maps: {
  importLibrary: async (name) => {
    if (!libraries[name]) throw new Error("Unknown library " + name);
    return libraries[name];
  },
  event: { addListenerOnce: (target, name, listener) => { (target.listeners[name] ??= []).push(listener); } },
} };
if (!key || key === "refused") setTimeout(() => window.gm_authFailure?.(), 20);
if (callback) setTimeout(() => window[callback]?.(), 0);
})();
`;
