import { describe, expect, it } from "vitest";
import { settingNeeds } from "./setting.rules.ts";

const tile = (widthMm: number, heightMm: number) => ({
  format: { shape: "rectangle", widthMm, heightMm, chips: null, variation: null },
  thicknessMm: 9,
});

describe("what an area of tile is set with", () => {
  it.each([
    [100, 200, "quarter", 2],
    [298, 298, "quarterByThreeEighths", 2],
    [298, 598, "half", 3],
  ] as const)("is mortar by the trowel for the longest side: %d × %d mm", (width, height, notch, mortarBags) => {
    expect(settingNeeds(tile(width, height), 100)).toMatchObject({ notch, mortarBags });
  });

  it("is grout for the length, width and depth of its joints", () => {
    // 9.29 m² of 298 × 598 mm at 3 mm: 0.23 kg per m².
    expect(settingNeeds(tile(298, 598), 100)?.groutPounds).toBe(5);
    expect(settingNeeds(tile(75, 150), 100)?.groutPounds).toBeGreaterThan(15);
    expect(settingNeeds(tile(298, 598), 1000)?.groutPounds).toBe(48);
  });

  it("is counted by the chips of a mosaic", () => {
    const chips = { layout: "grid", widthMm: 48, heightMm: 48 } as const;
    const sheet = { ...tile(300, 300), format: { ...tile(300, 300).format, chips } };
    expect(settingNeeds(sheet, 100)).toMatchObject({ notch: "vee", mortarBags: 1 });
    expect(settingNeeds(sheet, 100)?.groutPounds).toBeGreaterThan(20);
  });

  it("is unknown for goods that are not laid", () => {
    expect(settingNeeds({ format: null, thicknessMm: 9 }, 100)).toBeNull();
    expect(settingNeeds({ ...tile(298, 598), thicknessMm: null }, 100)).toBeNull();
  });
});
