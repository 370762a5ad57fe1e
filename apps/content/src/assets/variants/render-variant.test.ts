import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { parseImageRequest } from "./image-request.ts";
import { openPicture, renderVariant } from "./render-variant.ts";

const W = 120;
const H = 80;
const red = [200, 0, 0];
const green = [0, 200, 0];
const blue = [0, 0, 200];
const yellow = [200, 200, 0];

/** Four quarters: red, green above; blue, yellow below. */
const quarters = (): Sharp => {
  const pixels = Buffer.alloc(W * H * 3);
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const color = y < H / 2 ? (x < W / 2 ? red : green) : x < W / 2 ? blue : yellow;
      pixels.set(color, (y * W + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width: W, height: H, channels: 3 } });
};
const original = { width: W, height: H };
const master = await quarters().png().toBuffer();

interface Seen {
  width: number;
  height: number;
  format: string;
  alpha: boolean;
  at(x: number, y: number): number[];
}

async function look(bytes: Buffer): Promise<Seen> {
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    ...{ width, height, format },
    alpha: channels === 4,
    at: (x, y) => [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)],
  };
}

async function make(text: string, of: { bytes?: Buffer; size?: { width: number; height: number } } = {}): Promise<Seen> {
  const size = of.size ?? original;
  const request = parseImageRequest(text, size);
  return look(await renderVariant(of.bytes ?? master, size, { ...request, format: request.format ?? "png" }));
}

const close = (seen: number[], wanted: number[], by = 4) => {
  for (const [at, value] of wanted.entries())
    expect(Math.abs((seen[at] ?? -99) - value), `${seen} is not near ${wanted}`).toBeLessThanOrEqual(by);
};

describe("a variant", () => {
  it("without anything asked is the picture", async () => {
    const seen = await make("");
    expect([seen.width, seen.height]).toEqual([W, H]);
    expect([seen.at(5, 5), seen.at(115, 5), seen.at(5, 75), seen.at(115, 75)]).toEqual([red, green, blue, yellow]);
  });

  it("of a crop is that part", async () => {
    const seen = await make("/60x0:120x40");
    expect([seen.width, seen.height, seen.at(0, 0), seen.at(59, 39)]).toEqual([60, 40, green, green]);
  });

  it.each([
    ["/60x0", 60, 40],
    ["/0x20", 30, 20],
    ["/0x0", 120, 80],
    ["/50x50", 50, 50],
    ["/fit-in/60x60", 60, 40],
    ["/240x0", 240, 160],
    ["/240x0/filters:no_upscale()", 120, 80],
    ["/60x0/filters:rotate(90)", 40, 60],
    ["/50x30/smart", 50, 30],
  ])("%s is %i × %i", async (text, width, height) => {
    const seen = await make(text);
    expect([seen.width, seen.height]).toEqual([width, height]);
  });

  it("a minus turns that axis over", async () => {
    const across = await make("/-0x0");
    expect([across.at(5, 5), across.at(115, 75)]).toEqual([green, blue]);
    const down = await make("/0x-0");
    expect([down.at(5, 5), down.at(115, 75)]).toEqual([blue, green]);
    const both = await make("/-60x-0");
    close(both.at(2, 2), yellow);
  });

  it("is cut around the middle, or the focus", async () => {
    const middle = await make("/40x80");
    close(middle.at(2, 2), red);
    close(middle.at(37, 77), yellow);
    const focused = await make("/40x80/filters:focal(110x0:120x10)");
    close(focused.at(2, 2), green);
  });

  it("smart keeps what catches the eye", async () => {
    const dot = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#e04010"/></svg>',
    );
    const size = { width: 400, height: 100 };
    const bytes = await sharp({ create: { ...size, channels: 3, background: "#888" } })
      .composite([{ input: dot, left: 350, top: 30 }])
      .png()
      .toBuffer();
    const smart = await make("/100x100/smart", { bytes, size });
    const plain = await make("/100x100", { bytes, size });
    const reddest = (seen: Seen) => Math.max(...Array.from({ length: 100 }, (_, x) => (seen.at(x, 50)[0] ?? 0) - (seen.at(x, 50)[2] ?? 0)));
    expect(reddest(smart)).toBeGreaterThan(150);
    expect(reddest(plain)).toBeLessThan(10);
  });

  it("rotate turns by the clock, after the flip", async () => {
    const turned = await make("/filters:rotate(90)");
    expect([turned.width, turned.height, turned.at(5, 5), turned.at(75, 5)]).toEqual([80, 120, blue, red]);
    const flipped = await make("/-0x0/filters:rotate(90)");
    expect([flipped.at(5, 5), flipped.at(75, 5)]).toEqual([yellow, green]);
    expect((await make("/filters:rotate(180)")).at(5, 5)).toEqual(yellow);
    expect((await make("/filters:rotate(270)")).at(5, 5)).toEqual(green);
  });

  it("brightness lightens and darkens by its share", async () => {
    close((await make("/filters:brightness(20)")).at(5, 5), [251, 51, 51]);
    close((await make("/filters:brightness(-40)")).at(5, 5), [98, 0, 0]);
    expect((await make("/filters:brightness(100)")).at(5, 5)).toEqual([255, 255, 255]);
    expect((await make("/filters:brightness(-100)")).at(5, 5)).toEqual([0, 0, 0]);
  });

  it("grayscale has no color", async () => {
    const [r = 0, g = 1, b = 2] = (await make("/filters:grayscale()")).at(5, 5);
    expect(new Set([r, g, b]).size).toBe(1);
    expect(r).toBeGreaterThan(20);
  });

  it.each([3, 20, 150])("blur(%i) mixes neighbors and keeps the size", async (radius) => {
    const seen = await make(`/filters:blur(${radius})`);
    expect([seen.width, seen.height]).toEqual([W, H]);
    const [r = 0, g = 0] = seen.at(59, 10);
    expect(Math.min(r, g)).toBeGreaterThan(50);
    close((await make("/filters:blur(0)")).at(59, 10), red, 0);
  });

  it("quality decides how many bytes", async () => {
    const noise = await sharp({
      create: { ...original, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 40 } },
    })
      .png()
      .toBuffer();
    const bytes = (quality: number, format: string) => {
      const request = parseImageRequest(`/filters:quality(${quality}):format(${format})`, original);
      return renderVariant(noise, original, { ...request, format: request.format ?? "png" });
    };
    for (const format of ["webp", "jpeg", "avif"]) {
      const [least, most] = await Promise.all([bytes(0, format), bytes(100, format)]);
      expect(most.length).toBeGreaterThan(least.length * 1.5);
    }
  });

  it.each([
    ["webp", "webp"],
    ["jpeg", "jpeg"],
    ["png", "png"],
    ["avif", "heif"],
  ])("format(%s) is one", async (format, found) => {
    expect((await make(`/filters:format(${format})`)).format).toBe(found);
  });

  it("fill colors the rest of a fitted picture, turned with it", async () => {
    const seen = await make("/fit-in/60x60/filters:fill(0a141e)");
    expect([seen.width, seen.height, seen.at(30, 2), seen.at(30, 57)]).toEqual([60, 60, [10, 20, 30], [10, 20, 30]]);
    close(seen.at(5, 15), red);
    const clear = await make("/fit-in/60x60/filters:fill(transparent)");
    expect([clear.alpha, clear.at(30, 2)[3], clear.at(5, 15)[3]]).toEqual([true, 0, 255]);
    const turned = await make("/fit-in/60x100/filters:rotate(90):fill(fff)");
    expect([turned.width, turned.height]).toEqual([100, 60]);
    close((await make("/fit-in/60x60/filters:fill(transparent):format(jpeg)")).at(30, 2), [255, 255, 255], 8);
    close((await make("/fit-in/60x60/filters:grayscale():fill(ff0000)")).at(30, 2), [255, 0, 0]);
  });

  it("round_corner paints its corners or leaves them out", async () => {
    const painted = await make("/filters:round_corner(20,10,20,30)");
    close(painted.at(0, 0), [10, 20, 30]);
    close(painted.at(119, 79), [10, 20, 30]);
    close(painted.at(60, 2), green);
    const clear = await make("/filters:round_corner(20|10,0,0,0,1)");
    expect([clear.alpha, clear.at(0, 0)[3], clear.at(60, 40)[3]]).toEqual([true, 0, 255]);
    close((await make("/filters:round_corner(20,10,20,30,1):format(jpeg)")).at(0, 0), [10, 20, 30], 12);
    close((await make("/filters:round_corner(4096,10,20,30)")).at(0, 0), [10, 20, 30]);
  });

  it("transparent parts are kept, and white or filled where a format has none", async () => {
    const bytes = await sharp({ create: { ...original, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await make("", { bytes })).at(3, 3)[3]).toBe(0);
    close((await make("/filters:format(jpeg)", { bytes })).at(3, 3), [255, 255, 255]);
    close((await make("/filters:format(jpeg):fill(ff0000)", { bytes })).at(3, 3), [254, 0, 0], 8);
    close((await make("/filters:brightness(50)", { bytes })).at(3, 3), [127, 127, 127, 0]);
  });

  it("is upright and has no location metadata", async () => {
    const place = { IFD0: { Copyright: "secret place" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
    const bytes = await quarters().withExif(place).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const request = parseImageRequest("/filters:format(jpeg)", { width: H, height: W });
    const made = await renderVariant(bytes, { width: H, height: W }, { ...request, format: "jpeg" });
    const { exif, orientation, width, height } = await sharp(made).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, H, W]);
    close((await look(made)).at(5, 5), blue, 12);
    const part = await make("/0x0:40x60", { bytes, size: { width: H, height: W } });
    close(part.at(5, 5), blue, 12);
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, crc]);
};
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
/** A few bytes that claim to be a picture of any size. */
const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

describe("what must not be decoded", () => {
  it("a small file that claims 30000 × 30000 pixels is refused at once", async () => {
    const size = { width: 30_000, height: 30_000 };
    const started = performance.now();
    await expect(renderVariant(bomb(30_000, 30_000), size, { ...parseImageRequest("/10x10", size), format: "webp" })).rejects.toThrow(
      /pixel limit/,
    );
    await expect(openPicture(bomb(65_000, 65_000)).toBuffer()).rejects.toThrow(/pixel limit/);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it("a file that ends too early is refused, whatever its format", async () => {
    const noise = sharp({
      create: { width: 300, height: 300, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 40 } },
    });
    for (const bytes of await Promise.all([
      noise.clone().jpeg().toBuffer(),
      noise.clone().png().toBuffer(),
      noise.clone().webp().toBuffer(),
    ])) {
      const size = { width: 300, height: 300 };
      const half = bytes.subarray(0, Math.floor(bytes.length / 2));
      await expect(renderVariant(half, size, { ...parseImageRequest("", size), format: "webp" })).rejects.toThrow();
    }
  });

  it("a strong blur of the largest variant is no work", async () => {
    const size = { width: 2000, height: 2000 };
    const bytes = await sharp({ create: { ...size, channels: 3, background: "#777" } })
      .png()
      .toBuffer();
    const started = performance.now();
    await make("/filters:blur(150)", { bytes, size });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
