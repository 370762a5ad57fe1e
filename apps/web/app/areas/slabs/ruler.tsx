import { bothSystems } from "@azulejo/contract/lengths.ts";

const MM_PER_INCH = 25.4;
const INCHES_PER_FOOT = 12;

interface Props {
  mm: number;
  /** Whether it runs along the top of a picture, or down its left side. */
  side: "top" | "left";
}

/** A scale along an edge with a tick at each foot, and the length in inches and centimeters. */
export function Ruler({ mm, side }: Props) {
  const length = mm / MM_PER_INCH;
  const ticks = Array.from({ length: Math.floor(length / INCHES_PER_FOOT) + 1 }, (_, foot) => foot * INCHES_PER_FOOT);
  const isTop = side === "top";
  const tick = (at: number, size: number) =>
    isTop ? { x1: at, x2: at, y1: 10 - size, y2: 10 } : { y1: at, y2: at, x1: 10 - size, x2: 10 };
  return (
    <div
      className={
        isTop ? "flex flex-col items-center text-small leading-5 tabular-nums" : "flex items-center justify-end text-small tabular-nums"
      }
    >
      <span className={isTop ? "" : "ruler-side pl-1"}>{bothSystems(mm)}</span>
      <svg
        aria-hidden="true"
        viewBox={isTop ? `0 0 ${length} 10` : `0 0 10 ${length}`}
        preserveAspectRatio="none"
        className={`ruler overflow-visible ${isTop ? "h-2.5 w-full shrink-0" : "h-full w-2.5"}`}
      >
        <line {...(isTop ? { x1: 0, x2: length, y1: 10, y2: 10 } : { x1: 10, x2: 10, y1: 0, y2: length })} />
        {ticks.map((at) => (
          <line key={at} {...tick(at, at % 60 === 0 ? 9 : 5)} />
        ))}
        <line {...tick(length, 9)} />
      </svg>
    </div>
  );
}
