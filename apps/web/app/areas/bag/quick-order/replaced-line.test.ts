import { expect, it } from "vitest";
import { replacement, withReplaced } from "./replaced-line.ts";

it("replaces the line that was meant, and nothing else", () => {
  const pad = "STC-1224-M 2\r\n\r\n CBR-GULL-636-M 3 \r\nLMR-1224-M 1";
  const sent = replacement("CBR-GULL-636-M 3", "CBR-GULL-624-M 3");
  expect(withReplaced(pad, sent)).toBe("STC-1224-M 2\n\nCBR-GULL-624-M 3\nLMR-1224-M 1");
  expect(withReplaced(pad, sent.replaceAll("\n", "\r\n"))).toContain("CBR-GULL-624-M 3");
});

it("leaves a pad alone that no longer has the line", () => {
  expect(withReplaced("STC-1224-M 2", replacement("CBR-GULL-636-M 3", "CBR-GULL-624-M 3"))).toBe("STC-1224-M 2");
  expect(withReplaced("STC-1224-M 2", "")).toBe("STC-1224-M 2");
});

it("replaces a whole line, not the beginning of another", () => {
  const sent = replacement("CBR-GUL-636-M 1", "CBR-GULL-636-M 1");
  expect(withReplaced("CBR-GUL-636-M 12\nCBR-GUL-636-M 1", sent)).toBe("CBR-GUL-636-M 12\nCBR-GULL-636-M 1");
});

it("leaves a line out", () => {
  expect(withReplaced("TL-9981 6\r\nSTC-1224-M 2", replacement("TL-9981 6", ""))).toBe("STC-1224-M 2");
});
