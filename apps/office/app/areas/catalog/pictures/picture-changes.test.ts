import type { ProductPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adding, changing, cropping, ordering, originalOf, partOf, removing } from "./picture-changes.ts";

const whole: ProductPicture = {
  ...{ address: "/assets/f/1/1000x500/abc/face.webp", width: 1000, height: 500, color: "#808080", kind: "face" },
  ...{ altEn: "", altEs: "", size: null, extentMm: { w: 2400, h: 1200 }, cellMm: null, rowMm: null, croppedFrom: null },
};
const cutOf = (width: number, height: number) => ({ address: `/assets/f/1/${width}x${height}/def/face.webp`, width, height, color: null });
const three = [1, 2, 3].map((at) => ({ ...whole, address: `/assets/f/1/1000x500/${at}/face.webp` }));
const addresses = (pictures: readonly ProductPicture[]) => pictures.map(({ address }) => address);

describe("a crop", () => {
  it("shows the real size of its part, is cut from the whole picture again, and can be taken back", () => {
    const [cut] = cropping(whole, cutOf(500, 250), { left: 100, top: 50 })([whole]) as [ProductPicture];
    expect(cut).toMatchObject({ width: 500, height: 250, extentMm: { w: 1200, h: 600 } });
    expect([originalOf(cut).address, partOf(cut)]).toEqual([whole.address, { left: 100, top: 50, width: 500, height: 250 }]);
    const [again] = cropping(cut, cutOf(250, 500), { left: 0, top: 0 })([cut]) as [ProductPicture];
    expect(again).toMatchObject({ extentMm: { w: 600, h: 1200 }, croppedFrom: { address: whole.address, width: 1000, height: 500 } });
    const [back] = cropping(again, null, { left: 0, top: 0 })([again]);
    expect(back).toEqual({ ...whole, color: null });
  });

  it("keeps other pictures as they are", () => {
    const [first, , last] = three as [ProductPicture, ProductPicture, ProductPicture];
    const changed = cropping(three[1] as ProductPicture, cutOf(10, 10), { left: 0, top: 0 })(three);
    expect([changed[0], changed[2]]).toEqual([first, last]);
  });
});

describe("a change of pictures", () => {
  it("can be made on what somebody else has saved", () => {
    const [a, b, c] = addresses(three) as [string, string, string];
    const theirs = removing(b)(three);
    expect(addresses(ordering([c, b, a])(theirs))).toEqual([c, a]);
    expect(changing(b, { altEn: "gone" })(theirs)).toEqual(theirs);
    expect(addresses(adding(cutOf(7, 7))(theirs))).toEqual([a, c, cutOf(7, 7).address]);
  });

  it("adds a picture once, and orders without losing any", () => {
    const added = adding(cutOf(7, 7));
    expect(added(added(three))).toHaveLength(4);
    fc.assert(
      fc.property(fc.shuffledSubarray([...addresses(three), "/unknown"]), (order) => {
        const ordered = addresses(ordering(order)(three));
        expect([...ordered].sort()).toEqual([...addresses(three)].sort());
        expect(ordered.filter((one) => order.includes(one))).toEqual(order.filter((one) => one !== "/unknown"));
      }),
    );
  });
});
