import { type GeoJSONSource, Map as MapLibre, Marker, type StyleSpecification, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Point } from "../distance.ts";
import { circleAround } from "./circle.ts";
import { cityNames, stateNames } from "./map-names.ts";
import outlineUrl from "./outline.json?url";
import { placeLabels, type Spot } from "./place-labels.rules.ts";

export interface MapStore extends Point {
  code: string;
  number: number;
  name: string;
  isOpen: boolean;
  isMine: boolean;
}

export interface Shown {
  stores: MapStore[];
  here: Point | null;
}

export interface OpenedMap {
  show(shown: Shown): void;
  zoom(by: number): void;
  destroy(): void;
}

interface Words {
  title: string;
  ring(miles: number): string;
}

/** Circles around the visitor's place. */
const RINGS = [100, 250];
/** The nearest stores that are in view at first. */
const IN_VIEW = 6;
const MARK = 12;
const LABEL_HEIGHT = 20;
const EM = 7.4;

/** Something drawn as an element over the map. */
interface Drawn {
  marker: Marker;
  element: HTMLElement;
  at: Point;
  words: string;
  mark: number;
}

/** Draws the map into an element; stores, then names of states and cities, as far as they don't cover each other. */
export async function openMap(element: HTMLElement, words: Words, first: Shown): Promise<OpenedMap> {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const map = new MapLibre({
    container: element,
    style: styleOf(element),
    bounds: boundsOf(first),
    fitBoundsOptions: { padding: 56, maxZoom: 7 },
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
  const names = [...stateNames.map(nameOf("state")), ...cityNames.map(nameOf("city"))].map((one) => addTo(map, one));
  let drawn: Drawn[] = [];
  const arrange = () => arrangeLabels(map, [...drawn, ...names]);
  const show = ({ stores, here }: Shown) => {
    for (const { marker } of drawn) marker.remove();
    const rings = here ? RINGS.map((miles) => ({ miles, line: circleAround(here, miles) })) : [];
    void map.getSource<GeoJSONSource>("rings")?.setData({ type: "MultiLineString", coordinates: rings.map(({ line }) => line) });
    drawn = [
      ...(here ? [addTo(map, hereMark(here))] : []),
      ...stores.map((store) => addTo(map, storeMark(store))),
      ...rings.map(({ miles, line }) => addTo(map, ringMark(line, words.ring(miles)))),
    ];
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
      map.fitBounds(boundsOf(shown), { padding: 56, maxZoom: 7, animate: !matchMedia("(prefers-reduced-motion: reduce)").matches });
    },
    zoom: (by) => map.zoomTo(map.getZoom() + by),
    destroy() {
      dark.removeEventListener("change", recolor);
      map.remove();
    },
  };
}

/** Lines in the colors of the page. */
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

/** What is in view at first: the place with its nearest stores, or all stores. */
function boundsOf({ stores, here }: Shown): [[number, number], [number, number]] {
  const points = here ? [here, ...stores.slice(0, IN_VIEW)] : stores;
  if (points.length === 0)
    return [
      [-125, 24],
      [-66, 50],
    ];
  const [lats, lons] = [points.map((one) => one.latitude), points.map((one) => one.longitude)];
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

type Mark = Omit<Drawn, "marker">;

function addTo(map: MapLibre, mark: Mark): Drawn {
  const marker = new Marker({ element: mark.element, anchor: "center" }).setLngLat([mark.at.longitude, mark.at.latitude]).addTo(map);
  return { ...mark, marker };
}

function elementOf<Tag extends "a" | "div">(tag: Tag, className: string, words: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  const label = document.createElement("span");
  label.className = "map-words";
  label.textContent = words;
  element.append(label);
  return element;
}

/** A store's number; its link leads to its line in the list, which the keyboard reaches by itself. */
function storeMark({ code, number, name, isOpen, isMine, latitude, longitude }: MapStore): Mark {
  const element = elementOf("a", `store-mark ${isOpen ? "" : "shut"} ${isMine ? "mine" : ""}`, name);
  element.href = `#store-${encodeURIComponent(code)}`;
  element.tabIndex = -1;
  element.prepend(String(number));
  return { element, at: { latitude, longitude }, words: name, mark: MARK };
}

const hereMark = (at: Point): Mark => ({ element: elementOf("div", "here-mark", ""), at, words: "", mark: 7 });

/** The words of a circle stand at its top. */
function ringMark(line: [number, number][], words: string): Mark {
  const [longitude, latitude] = line.reduce((top, point) => (point[1] > top[1] ? point : top), [0, -90] as [number, number]);
  return { element: elementOf("div", "map-name on-line", words), at: { latitude, longitude }, words, mark: 0 };
}

const nameOf =
  (kind: "state" | "city") =>
  ([words, longitude, latitude]: [string, number, number]): Mark => ({
    element: elementOf("div", `map-name ${kind}`, words),
    at: { latitude, longitude },
    words,
    mark: kind === "city" ? 3 : 0,
  });

/** Shows each label on a free side of its mark; a name that would cover something is left out. */
function arrangeLabels(map: MapLibre, drawn: Drawn[]): void {
  const spots = drawn.map(({ at, words, mark }): Spot => {
    const { x, y } = map.project([at.longitude, at.latitude]);
    return { x, y, mark, width: words.length * EM + 6, height: LABEL_HEIGHT };
  });
  for (const [index, side] of placeLabels(spots).entries()) {
    const one = drawn[index];
    if (one) one.element.dataset.side = side ?? "none";
  }
}
