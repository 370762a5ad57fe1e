import { createHash } from "node:crypto";
import { SaxesParser } from "saxes";
import type { Metadata } from "sharp";
import type { PictureFile, Problem } from "./shop-settings.ts";

/** A logo has a few kilobytes; a larger one would slow down every page. */
const MAX_BYTES = 256 * 1024;
const MAX_PIXELS = 4096 * 4096;

export type CheckedPicture = { picture: PictureFile; problem?: undefined } | ({ picture?: undefined } & Problem<"fault">);

/** Checks a logo or icon. Returns an SVG unchanged if it has no active content, and JPEG and WebP as PNG. */
export async function checkPicture(kind: PictureFile["kind"], bytes: Uint8Array): Promise<CheckedPicture> {
  if (bytes.length > MAX_BYTES) return { problem: "settings.fault.pictureLarge", values: { limit: MAX_BYTES / 1024 } };
  const { format, width, height } = await measure(bytes);
  if (!format || !width || !height) return { problem: "settings.fault.pictureFormat" };
  if (format !== "svg") {
    const { default: sharp } = await import("sharp");
    return { picture: pictureOf(kind, "image/png", width, height, await sharp(bytes).png().toBuffer()) };
  }
  const active = activePart(new TextDecoder().decode(bytes));
  return active ?? { picture: pictureOf(kind, "image/svg+xml", width, height, bytes) };
}

async function measure(bytes: Uint8Array): Promise<Partial<Metadata>> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({}));
}

function pictureOf(kind: PictureFile["kind"], type: PictureFile["type"], width: number, height: number, data: Uint8Array): PictureFile {
  return { kind, type, width, height, data, hash: createHash("sha256").update(data).digest("hex").slice(0, 16) };
}

const activeElements = ["script", "foreignObject", "iframe", "animate", "set", "handler"];

/** Returns the first part of an SVG that could run or load something; null if there is none. */
function activePart(svg: string): Problem<"fault"> | null {
  const found: Problem<"fault">[] = [];
  const parser = new SaxesParser();
  parser.on("doctype", () => found.push({ problem: "settings.fault.pictureDoctype" }));
  parser.on("opentag", ({ name, attributes }) => {
    if (activeElements.includes(name)) found.push({ problem: "settings.fault.picturePart", values: { part: `<${name}>` } });
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) found.push({ problem: "settings.fault.pictureAttribute", values: { part: attribute } });
      if (/href$/i.test(attribute) && !/^(#|data:image\/(png|jpeg|webp);)/.test(String(value)))
        found.push({ problem: "settings.fault.pictureLink" });
    }
  });
  parser.on("error", () => found.push({ problem: "settings.fault.pictureXml" }));
  parser.write(svg).close();
  return found[0] ?? null;
}
