import { boundsOf } from "../bounds.ts";
import { arrangeLabels, type Mark, marksOf, ringsAround } from "../marks.ts";
import type { MapView, MapWords, OpenedMap } from "../shown.ts";
import { loadGoogleMaps, onRefusedKey } from "./google-script.ts";

const MARGIN = 56;
const CLOSEST = 17;
/** The maximum zoom level at first, so that a place with its nearest stores shows the region, not a single street. */
const CLOSEST_AT_FIRST = 13;

/** Draws the stores over Google's street map. @throws if its script doesn't load or rejects the shop's key */
export async function openStreetMap(
  { scriptUrl, language }: { scriptUrl: string; language: string },
  element: HTMLElement,
  words: MapWords,
  first: MapView,
): Promise<OpenedMap> {
  const maps = await loadGoogleMaps(scriptUrl, language);
  const [{ Map: GoogleMap, OverlayView, Polyline }, { LatLng, LatLngBounds }] = await Promise.all([
    maps.importLibrary("maps") as Promise<google.maps.MapsLibrary>,
    maps.importLibrary("core") as Promise<google.maps.CoreLibrary>,
  ]);
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const map = new GoogleMap(element, {
    disableDefaultUI: true,
    clickableIcons: false,
    scrollwheel: false,
    // One finger scrolls the page; two move the map.
    gestureHandling: isTouch ? "cooperative" : "greedy",
    maxZoom: CLOSEST,
    colorScheme: "FOLLOW_SYSTEM",
  });

  /** The shop's own marks as elements over the map; Google's markers would need a map style from its account. */
  class Marks extends OverlayView {
    marks: Mark[] = [];
    override onAdd(): void {
      this.getPanes()?.overlayMouseTarget.append(...this.marks.map((one) => one.element));
    }
    override draw(): void {
      const projection = this.getProjection();
      const latLng = ({ longitude, latitude }: Mark["at"]) => new LatLng(latitude, longitude);
      for (const { element: one, at } of this.marks) {
        const point = projection.fromLatLngToDivPixel(latLng(at));
        one.style.position = "absolute";
        one.style.transform = `translate(${point?.x ?? 0}px, ${point?.y ?? 0}px) translate(-50%, -50%)`;
      }
      const frame = { width: element.clientWidth, height: element.clientHeight };
      arrangeLabels(this.marks, frame, (at) => {
        const seen = projection.fromLatLngToContainerPixel(latLng(at));
        return { x: seen?.x ?? 0, y: seen?.y ?? 0 };
      });
    }
    override onRemove(): void {
      for (const { element: one } of this.marks) one.remove();
    }
  }

  let drawn: { setMap(map: google.maps.Map | null): void }[] = [];
  const show = (shown: MapView) => {
    for (const one of drawn) one.setMap(null);
    const rings = ringsAround(shown.here);
    const marks = new Marks();
    marks.marks = marksOf(shown, rings, words.ring);
    const color = getComputedStyle(element).getPropertyValue("--ink-soft").trim();
    const lines = rings.map(({ line }) => {
      const path = line.map(([lng, lat]) => ({ lat, lng }));
      return new Polyline({ path, strokeColor: color, strokeWeight: 1, clickable: false });
    });
    drawn = [...lines, marks];
    for (const one of drawn) one.setMap(map);
    const [[west, south], [east, north]] = boundsOf(shown);
    map.fitBounds(new LatLngBounds({ lat: south, lng: west }, { lat: north, lng: east }), MARGIN);
    if ((map.getZoom() ?? 0) > CLOSEST_AT_FIRST) map.setZoom(CLOSEST_AT_FIRST);
  };
  await new Promise<void>((resolve, reject) => {
    onRefusedKey(() => reject(new Error("Google Maps refused the shop's key")));
    maps.event.addListenerOnce(map, "tilesloaded", () => resolve());
    show(first);
  });
  return {
    show,
    zoom: (by) => map.setZoom((map.getZoom() ?? 0) + by),
    destroy() {
      for (const one of drawn) one.setMap(null);
      element.replaceChildren();
    },
  };
}
