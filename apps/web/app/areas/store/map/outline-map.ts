import { type GeoJSONSource, Map as MapLibre, Marker, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { boundsOf } from "./bounds.ts";
import { namesFor } from "./map-names.ts";
import { arrangeLabels, elementOf, type Mark, marksOf, ringsAround } from "./marks.ts";
import outlineUrl from "./outline.json?url";
import type { MapView, MapWords, OpenedMap } from "./shown.ts";

/** Pixels between the outermost stores and the edges; the buttons that zoom are at the foot. */
const AROUND = { top: 52, right: 56, bottom: 72, left: 56 };
/** On a phone, where every pixel shows more of a country without stores. */
const CLOSE_AROUND = { top: 24, right: 32, bottom: 60, left: 32 };
const NARROW = 480;

interface Drawn extends Mark {
  marker: Marker;
}

/** Draws the map into an element: stores, then the names of states and cities, as long as they don't overlap. */
export async function openOutlineMap(element: HTMLElement, words: MapWords, first: MapView): Promise<OpenedMap> {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const fit = () => ({ padding: element.clientWidth < NARROW ? CLOSE_AROUND : AROUND, maxZoom: 7 });
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const map = new MapLibre({
    container: element,
    style: styleOf(element),
    bounds: boundsOf(first),
    fitBoundsOptions: fit(),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    scrollZoom: false,
    // One finger scrolls the page; two move the map.
    dragPan: !isTouch,
    minZoom: 1.5,
    maxZoom: 9,
    fadeDuration: 0,
    locale: { "Map.Title": words.title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let names: Drawn[] = [];
  let drawn: Drawn[] = [];
  const arrange = () => {
    const frame = { width: element.clientWidth, height: element.clientHeight };
    arrangeLabels([...drawn, ...names], frame, ({ longitude, latitude }) => map.project([longitude, latitude]));
  };
  const show = (shown: MapView) => {
    for (const { marker } of [...drawn, ...names]) marker.remove();
    const rings = ringsAround(shown.here);
    void map.getSource<GeoJSONSource>("rings")?.setData({ type: "MultiLineString", coordinates: rings.map(({ line }) => line) });
    const { states, cities } = namesFor(shown);
    names = [...states.map(nameOf("state")), ...cities.map(nameOf("city"))].map((one) => addTo(map, one));
    drawn = marksOf(shown, rings, words.ring).map((mark) => addTo(map, mark));
    arrange();
  };
  await new Promise<void>((resolve, reject) => {
    map.once("load", () => resolve());
    map.once("error", ({ error }) => reject(error));
  });
  show(first);
  map.on("move", arrange);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const recolor = () => map.setStyle(styleOf(element)).once("styledata", () => show(last));
  let last = first;
  dark.addEventListener("change", recolor);
  return {
    show(shown) {
      last = shown;
      show(shown);
      map.fitBounds(boundsOf(shown), { ...fit(), animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });
    },
    zoom: (by) => map.zoomTo(map.getZoom() + by),
    destroy() {
      dark.removeEventListener("change", recolor);
      map.remove();
    },
  };
}

/** Returns line styles with the colors of the page. */
function styleOf(element: HTMLElement): StyleSpecification {
  const color = (token: string) => getComputedStyle(element).getPropertyValue(token).trim();
  return {
    version: 8,
    sources: {
      outline: { type: "geojson", data: new URL(outlineUrl, location.href).href },
      rings: { type: "geojson", data: { type: "MultiLineString", coordinates: [] } },
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": color("--wall") } },
      {
        id: "borders",
        type: "line",
        source: "outline",
        filter: ["==", ["get", "line"], "border"],
        paint: { "line-color": color("--ink-soft"), "line-opacity": 0.4, "line-width": 1 },
      },
      {
        id: "coasts",
        type: "line",
        source: "outline",
        filter: ["==", ["get", "line"], "coast"],
        paint: { "line-color": color("--ink"), "line-width": 1 },
      },
      { id: "rings", type: "line", source: "rings", paint: { "line-color": color("--ink-soft"), "line-dasharray": [3, 4] } },
    ],
  };
}

function addTo(map: MapLibre, mark: Mark): Drawn {
  const marker = new Marker({ element: mark.element, anchor: "center" }).setLngLat([mark.at.longitude, mark.at.latitude]).addTo(map);
  return { ...mark, marker };
}

const nameOf =
  (kind: "state" | "city") =>
  ([words, longitude, latitude]: [string, number, number]): Mark => ({
    element: elementOf("div", `map-name ${kind}`, words),
    at: { latitude, longitude },
    words,
    mark: kind === "city" ? 3 : 0,
  });
