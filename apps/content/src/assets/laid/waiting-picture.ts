import { latticeOf } from "@azulejo/laying/laid-look.ts";
import type { Lattice } from "@azulejo/laying/lattice.ts";
import { type LaidRequest, SINGLE } from "./laid-request.ts";

/** Maximum length of a placeholder; a longer one would save nothing over the picture. */
const MAX_LENGTH = 2000;
/** Offsets of repeats that can reach into the first one. */
const AROUND = [-2, -1, 0, 1, 2];

/** A master's thumbnail, and its size in units of the drawing. */
interface Blur {
  thumb?: string | undefined;
  width: number;
  height: number;
}

const imageOf = ({ thumb, width, height }: Blur, place = ""): string =>
  `<image ${place}width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/webp;base64,${thumb}"/>`;

/** Returns a blurred part of a master as SVG content in the master's pixels; empty if it has no thumbnail. */
export const blurredPart = (blur: Blur, { left, top }: { left: number; top: number }): string =>
  blur.thumb ? imageOf(blur, `x="${-left}" y="${-top}" `) : "";

/** Returns a blurred material as SVG content in millimeters, repeated beyond the master. */
export function blurredWall({
  thumb,
  ...asked
}: Pick<LaidRequest, "master" | "across" | "width" | "height"> & Pick<Blur, "thumb">): string {
  if (!thumb) return "";
  const { width, height } = asked.master.extent;
  const down = rounded((asked.across * asked.height) / asked.width);
  return (
    `<pattern id="t" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${imageOf({ thumb, width, height })}</pattern>` +
    `<path fill="url(#t)" d="M0 0h${asked.across}v${down}H0z"/>`
  );
}

/**
 * Returns the joints of a laid picture as SVG content in millimeters; the page's mean color shows through its pieces. Empty if it isn't a
 * wall, or the joints need too much text.
 */
export function jointsOf(look: LaidRequest): string {
  if (look.pattern === SINGLE || look.shape === "trim") return "";
  const { across, width, height, joint, pattern, direction = "across" } = look;
  const lattice = latticeOf({ ...look, pattern, direction }, Math.max(joint.width, across / width));
  const path = repeatOf(lattice);
  if (path.length > MAX_LENGTH) return "";
  const down = (across * height) / width;
  const numbers = [...lattice.across, ...lattice.down].map(rounded).join(" ");
  const first = lattice.pieces[0];
  const box = first?.outline.reduce(([left, top], [x, y]) => [Math.min(left, x), Math.min(top, y)] as const, [0, 0] as const) ?? [0, 0];
  const start =
    lattice.angle === 0
      ? `translate(${rounded(-box[0] - (first?.x ?? 0))} ${rounded(-box[1] - (first?.y ?? 0))})`
      : `translate(${rounded(across / 2)} ${rounded(down / 2)})rotate(${lattice.angle})`;
  const fill = `fill="#${joint.color}" fill-rule="evenodd"`;
  return (
    `<pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse" patternTransform="${start}matrix(${numbers} 0 0)">` +
    `<path ${fill} d="${path}"/></pattern><path fill="url(#p)" d="M0 0h${across}v${rounded(down)}H0z"/>`
  );
}

/** Returns one repeating unit in steps along the lattice: its area without the pieces. */
function repeatOf({ across, down, pieces }: Lattice): string {
  const determinant = across[0] * down[1] - across[1] * down[0];
  const holes = pieces.flatMap(({ outline, x, y }) => {
    const steps = outline.map(([a, b]) => {
      const [px, py] = [x + a, y + b];
      return [(px * down[1] - py * down[0]) / determinant, (py * across[0] - px * across[1]) / determinant] as const;
    });
    return AROUND.flatMap((i) => AROUND.flatMap((j) => heldOf(steps.map(([u, v]) => [u + i, v + j] as const))));
  });
  // A sign or decimal point starts the next number without a separator.
  const text = holes
    .join("")
    .replaceAll(" -", "-")
    .replace(/(\.\d+) (?=\.)/g, "$1");
  return `M0 0h1v1H0z${text}`;
}

/** Returns the outline as a path if it reaches into the repeating unit. */
function heldOf(points: readonly (readonly [number, number])[]): string[] {
  const us = points.map(([u]) => u);
  const vs = points.map(([, v]) => v);
  if (Math.max(...us) <= 0 || Math.min(...us) >= 1 || Math.max(...vs) <= 0 || Math.min(...vs) >= 1) return [];
  return [`M${points.map(([u, v]) => `${rounded(u)} ${rounded(v)}`).join(" ")}z`];
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, "$1.");
