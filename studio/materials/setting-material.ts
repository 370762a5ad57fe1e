import type { Palette } from "../color.ts";
import { type ObjectRecipe, Stage } from "../object.ts";
import { drawBoard } from "../things/board.ts";
import { drawCartridge } from "../things/cartridge.ts";
import { drawFloat, drawPaddle, drawTrowel } from "../things/hand-tools.ts";
import { drawPail } from "../things/pail.ts";
import { drawRoll } from "../things/roll.ts";
import { drawSack } from "../things/sack.ts";
import { drawClips, drawSpacers, drawWedges } from "../things/small-parts.ts";
import { drawSponge } from "../things/sponge.ts";

type Draw = (stage: Stage, palette: Palette, seed: number) => void;

/** What a setting product looks like, by words in its code; the first that fits is drawn, else a sack. */
const THINGS: readonly (readonly [RegExp, Draw])[] = [
  [/-board\b/, drawBoard],
  [/uncoupling|sheet-membrane|mat\b|mesh|tape/, drawRoll],
  [/clips/, drawClips],
  [/wedges/, drawWedges],
  [/spacers/, drawSpacers],
  [/float/, drawFloat],
  [/trowel/, drawTrowel],
  [/paddle/, drawPaddle],
  [/sponge/, drawSponge],
  [/caulk|silicone|sealant/, drawCartridge],
  [/seal|prim|membrane|mastic|adhes|clean|epoxy|admix|liquid|pail|bucket|remov|enhanc|resin|silic/, drawPail],
];

/** Mortar and grout in a paper sack, sealers in a pail, boards, membranes and the tools that go with them. */
export const settingMaterial: ObjectRecipe = {
  version: 3,
  paint(palette, size, seed, code) {
    const stage = new Stage(size, seed);
    const [, draw] = THINGS.find(([words]) => words.test(code)) ?? [null, drawSack];
    draw(stage, palette, seed);
    return stage.pixels;
  },
};
