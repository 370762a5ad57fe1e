import type { Point } from "../distance.ts";

export interface MapStore extends Point {
  code: string;
  number: number;
  name: string;
  /** Postal abbreviation. */
  state: string;
  isOpen: boolean;
  isMine: boolean;
}

export interface MapView {
  stores: MapStore[];
  here: Point | null;
}

export interface OpenedMap {
  show(shown: MapView): void;
  zoom(by: number): void;
  destroy(): void;
}

export interface MapWords {
  title: string;
  ring(miles: number): string;
}
