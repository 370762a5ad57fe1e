import { type Laying, laid } from "./laid.ts";
import type { Master } from "./master.ts";
import { columns, courses, herringbone, hexagons } from "./pattern.ts";
import type { Surface } from "./surface.ts";

type Extra = Partial<Omit<Laying, "pattern" | "piece">>;

/** Stone or porcelain pieces of `w` by `h` in straight or shifted courses. */
export function field(master: Master, w: number, h: number, grout: string, shift = 0, extra: Extra = {}): Surface {
  const joint = extra.joint ?? 2;
  return laid(master, {
    pattern: courses(w + joint, h + joint, shift),
    piece: { w, h },
    joint,
    grout,
    shine: 0.02,
    rough: 0.5,
    ...extra,
  });
}

/** Glazed pieces standing upright, or lying when `lying` is set. */
export function glazed(master: Master, grout: string, shift = 0, lying = false): Surface {
  const cell = master.entry.cellMm!;
  const piece = lying ? { w: cell.h, h: cell.w } : cell;
  const pattern = lying ? courses(piece.w + 2, piece.h + 2, shift) : columns(piece.w + 2, piece.h + 2, shift);
  return laid(master, {
    pattern,
    piece,
    joint: 2,
    grout,
    turned: lying,
    upright: true,
    shine: 0.05,
    rough: 0.12,
    hand: 1,
    bevel: 3,
    variety: 0.07,
  });
}

/** Long boards in rows that break at random. */
export function boards(master: Master, length: number, width: number, gap = "#5E4C38"): Surface {
  return laid(master, {
    pattern: courses(length, width, "random"),
    piece: { w: length, h: width },
    joint: 1,
    grout: gap,
    shine: 0.025,
    rough: 0.5,
    variety: 0.06,
    bevel: 1.5,
  });
}

/** Herringbone of boards `times` as long as wide. */
export function fishbone(master: Master, width: number, times: number, grout: string): Surface {
  return laid(master, {
    pattern: herringbone(width, times),
    piece: { w: width * times, h: width },
    joint: 1.5,
    grout,
    shine: 0.025,
    rough: 0.5,
    variety: 0.07,
  });
}

export function honeycomb(master: Master, width: number, grout: string, extra: Extra = {}): Surface {
  return laid(master, {
    pattern: hexagons(width),
    piece: { w: width, h: (width * 2) / Math.sqrt(3) },
    joint: 4,
    grout,
    variety: 0.09,
    hand: 0.4,
    bevel: 4,
    ...extra,
  });
}

/** Patterned tiles that make their picture two by two. */
export function patterned(master: Master, size: number, grout: string): Surface {
  return laid(master, {
    pattern: courses(size, size),
    piece: { w: size, h: size },
    joint: 2,
    grout,
    repeat: 2,
    upright: true,
    shine: 0.025,
    rough: 0.55,
    hand: 0.15,
  });
}

/** Panels of split strips, laid dry. */
export function panels(master: Master): Surface {
  return laid(master, {
    pattern: courses(610, 152, 0.5),
    piece: { w: 610, h: 152 },
    joint: 0,
    grout: "#4A4540",
    bevel: 0.5,
    upright: true,
  });
}
