import type { Palette } from "../color.ts";
import { type ObjectRecipe, Stage } from "../object.ts";
import { BOARD_PANEL, drawBoard } from "../things/board.ts";
import { BOTTLE_PANEL, drawBottle } from "../things/bottle.ts";
import { drawFloat, drawPaddle, drawTrowel } from "../things/hand-tools.ts";
import { drawPail, PAIL_PANEL } from "../things/pail.ts";
import { type Print, printWording } from "../things/print.ts";
import { drawRoll } from "../things/roll.ts";
import { drawSack, SACK_PANEL } from "../things/sack.ts";
import { drawClips, drawSpacers, drawWedges } from "../things/small-parts.ts";
import { drawSponge } from "../things/sponge.ts";

type Draw = (stage: Stage, palette: Palette, seed: number, print: Print) => void;

interface Thing {
  readonly words: RegExp;
  readonly draw: Draw;
  /** Width divided by height of the part with text; missing on a tool. */
  readonly panel?: number;
}

/** How to draw setting products, by words in their codes; the first match is used, and otherwise a sack. */
const THINGS: readonly Thing[] = [
  { words: /-board\b/, draw: drawBoard, panel: BOARD_PANEL },
  { words: /uncoupling|sheet-membrane|mat\b|mesh|tape/, draw: drawRoll },
  { words: /clips/, draw: drawClips },
  { words: /wedges/, draw: drawWedges },
  { words: /spacers/, draw: drawSpacers },
  { words: /float/, draw: drawFloat },
  { words: /trowel/, draw: drawTrowel },
  { words: /paddle/, draw: drawPaddle },
  { words: /sponge/, draw: drawSponge },
  { words: /sealer|remover|cleaner|soap|silicone/, draw: drawBottle, panel: BOTTLE_PANEL },
  { words: /prim|membrane|mastic|adhes|epoxy|admix|liquid|pail|bucket|resin/, draw: drawPail, panel: PAIL_PANEL },
];
const SACK: Thing = { words: /./, draw: drawSack, panel: SACK_PANEL };
const blank: Print = () => 0;

/** Mortar and grout in a paper sack, sealers in a bottle, boards, membranes and the tools that go with them. */
export const settingMaterial: ObjectRecipe = {
  version: 5,
  async paint(palette, size, seed, { code, wording }) {
    const stage = new Stage(size);
    const { draw, panel } = THINGS.find(({ words }) => words.test(code)) ?? SACK;
    draw(stage, palette, seed, panel ? await printWording(wording, panel) : blank);
    return stage.pixels;
  },
};
