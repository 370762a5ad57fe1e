export interface Size {
  width: number;
  height: number;
}

/** A picture's scale (screen pixels per picture pixel) and the position of its upper left corner on the stage. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The zoom factor of one key or button press; a double tap zooms in as far as possible. */
export const STEP = 1.5;

export const fitScale = (picture: Size, stage: Size): number => Math.min(stage.width / picture.width, stage.height / picture.height);

/** Returns the maximum scale: one screen pixel per picture pixel. A smaller picture isn't enlarged. */
export const largestScale = (picture: Size, stage: Size): number => Math.max(1, fitScale(picture, stage));

/** Returns the view that shows the whole picture, centered. */
export const fitted = (picture: Size, stage: Size): View => settle({ scale: fitScale(picture, stage), x: 0, y: 0 }, picture, stage);

/**
 * Limits the scale to the range from whole picture to 1:1, and keeps the picture on the stage: centered if it is smaller, without gaps if
 * it is larger.
 */
export function settle({ scale, x, y }: View, picture: Size, stage: Size): View {
  const kept = Math.min(Math.max(scale, fitScale(picture, stage)), largestScale(picture, stage));
  return {
    scale: kept,
    x: place(x, picture.width * kept, stage.width),
    y: place(y, picture.height * kept, stage.height),
  };
}

function place(at: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, at));
}

/** Zooms around a point of the stage, as far as the picture's edges allow. */
export function zoomAt(view: View, times: number, { x, y }: Point, picture: Size, stage: Size): View {
  const wanted = view.scale * times;
  const scale = Math.min(Math.max(wanted, fitScale(picture, stage)), largestScale(picture, stage));
  const ratio = scale / view.scale;
  return settle({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, picture, stage);
}

export const pan = (view: View, dx: number, dy: number, picture: Size, stage: Size): View =>
  settle({ ...view, x: view.x + dx, y: view.y + dy }, picture, stage);

/** Returns the smallest width that is sharp at a scale, else the largest. */
export function sharpWidth(widths: readonly number[], picture: Size, scale: number, density: number): number {
  const needed = Math.ceil(picture.width * scale * density) - 1;
  return widths.find((width) => width >= needed) ?? widths.at(-1) ?? picture.width;
}
