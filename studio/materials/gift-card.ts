import { mixRgb, type Palette, type Rgb, scaleRgb } from "../color.ts";
import { Noise } from "../noise.ts";
import { box, lit, type ObjectRecipe, Stage } from "../object.ts";
import { print } from "../things/print.ts";
import { motifs } from "./encaustic-motifs.ts";

const TURN = -0.13;
const HALF_WIDTH = 0.74;
const HALF_HEIGHT = 0.46;
const TILE = 0.23;

/** A gift card: a corner of tiled wall, a plain field for the amount, a ribbon of accent. */
export const giftCard: ObjectRecipe = {
  version: 4,
  async paint(palette, size, seed, { wording }) {
    const stage = new Stage(size);
    const cos = Math.cos(TURN);
    const sin = Math.sin(TURN);
    const card = (x: number, y: number, grow: number) =>
      box(x * cos - y * sin, x * sin + y * cos, HALF_WIDTH + grow, HALF_HEIGHT + grow, 0.045);
    const sheen = new Noise(seed + 1);
    const title = await print([{ text: wording.brand, face: "display", size: 0.105, above: 0.02, most: 3 }], 1.5);
    const motif = motifs[(seed % 3) * 2 + 1];
    stage.shadow((x, y) => card(x - 0.03, y - 0.07, -0.01), 0.14, 0.26);
    stage.shadow((x, y) => card(x - 0.006, y - 0.012, 0), 0.02, 0.3);
    stage.draw((x, y, s) => {
      s.distance = card(x, y, 0);
      if (s.distance > 0.01) return;
      const u = x * cos - y * sin;
      const v = x * sin + y * cos;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 9; k++) {
        const color = face(u + ((k % 3) - 1) * 0.0006, v + (Math.floor(k / 3) - 1) * 0.0006, palette);
        r += color[0] / 9;
        g += color[1] / 9;
        b += color[2] / 9;
      }
      const edge = s.distance > -0.006 ? 0.9 : 1;
      lit(s, [r, g, b], (1.03 - u * 0.05 - v * 0.06 + sheen.fbm(u * 1.5, v * 1.5, 3) * 0.02) * edge);
    });
    return stage.pixels;

    function face(u: number, v: number, colors: Palette): Rgb {
      const blue = colors[0];
      const pale = mixRgb(colors[1] ?? [244, 239, 227], [255, 255, 255], 0.25);
      const accent = colors[colors.length - 1];
      if (u > 0.06) {
        const tu = (u - 0.06) / TILE;
        const tv = (v + HALF_HEIGHT) / TILE;
        const fu = tu - Math.floor(tu);
        const fv = tv - Math.floor(tv);
        if (Math.min(fu, fv, 1 - fu, 1 - fv) < 0.011) return scaleRgb(pale, 0.9);
        const slot = motif(fu * 2 - 1, fv * 2 - 1);
        return slot === 0 ? pale : slot === 1 ? blue : slot === 2 ? accent : mixRgb(blue, pale, 0.5);
      }
      if (u > 0.03) return accent;
      if (box(u + 0.5, v + 0.25, 0.11, 0.11, 0.004) < 0) {
        const slot = motif((u + 0.5) / 0.11, (v + 0.25) / 0.11);
        return slot === 0 ? blue : slot === 2 ? accent : pale;
      }
      return mixRgb(blue, pale, title((u + 0.67) / 0.66, (v - 0.0) / 0.44));
    }
  },
};
