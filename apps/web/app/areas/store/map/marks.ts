import type { Point } from "../distance.ts";
import { circleAround } from "./circle.ts";
import { type Frame, placeLabels, spreadMarks } from "./place-labels.rules.ts";
import type { MapStore, MapView } from "./shown.ts";

/** Radii of the circles around the visitor's place, in miles. */
const RINGS = [100, 250];
const MARK = 12;
const LABEL_HEIGHT = 20;
const EM = 7.4;

/** An element shown over a map, centered at its location. */
export interface Mark {
  element: HTMLElement;
  at: Point;
  words: string;
  /** Half the length of its side in px. */
  mark: number;
}

/** A circle around the visitor's place, as longitudes and latitudes. */
interface Ring {
  miles: number;
  line: [number, number][];
}

export const ringsAround = (here: Point | null): Ring[] => (here ? RINGS.map((miles) => ({ miles, line: circleAround(here, miles) })) : []);

/** Returns the visitor's place, the stores, and the circles' distances, in the order in which their labels are placed. */
export const marksOf = ({ stores, here }: MapView, rings: Ring[], distance: (miles: number) => string): Mark[] => [
  ...(here ? [hereMark(here)] : []),
  ...stores.map(storeMark),
  ...rings.map(({ miles, line }) => ringMark(line, distance(miles))),
];

export function elementOf<Tag extends "a" | "div">(tag: Tag, className: string, words: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  const label = document.createElement("span");
  label.className = "map-words";
  label.textContent = words;
  element.append(label);
  return element;
}

/** Returns a store's number; its link leads to its entry in the list. The keyboard doesn't need it, because it reaches the list anyway. */
function storeMark({ code, number, name, isOpen, isMine, latitude, longitude }: MapStore): Mark {
  const element = elementOf("a", `store-mark ${isOpen ? "" : "shut"} ${isMine ? "mine" : ""}`, name);
  element.href = `#store-${encodeURIComponent(code)}`;
  element.tabIndex = -1;
  element.prepend(String(number));
  return { element, at: { latitude, longitude }, words: name, mark: MARK };
}

const hereMark = (at: Point): Mark => ({ element: elementOf("div", "here-mark", ""), at, words: "", mark: 7 });

/** Returns a circle's label, which is at its top. */
function ringMark(line: [number, number][], words: string): Mark {
  const [longitude, latitude] = line.reduce((top, point) => (point[1] > top[1] ? point : top), [0, -90] as [number, number]);
  return { element: elementOf("div", "map-name on-line", words), at: { latitude, longitude }, words, mark: 0 };
}

/** Moves marks apart, and shows each label on a free side of its mark; a name that would cover something or be cut off is omitted. */
export function arrangeLabels(marks: Mark[], frame: Frame, project: (at: Point) => { x: number; y: number }): void {
  const own = marks.map(({ at, words, mark }) => ({ ...project(at), mark, width: words.length * EM + 6, height: LABEL_HEIGHT }));
  const spots = spreadMarks(own);
  for (const [index, side] of placeLabels(spots, frame).entries()) {
    const [one, from, to] = [marks[index], own[index], spots[index]];
    if (!one || !from || !to) continue;
    one.element.dataset.side = side ?? "none";
    one.element.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
  }
}
