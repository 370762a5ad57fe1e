import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

interface Bars {
  cents: number[];
  /** Returns a bar's name below the axis; empty for none. */
  label(index: number): string;
  amount(cents: number): string;
}

const HEIGHT = 220;
/** Least distance between names below the axis, in pixels. */
const NAME_SPACE = 90;
/** The mean width of a letter. */
const LETTER = 6.5;
const AMOUNTS = 90;

/** Shortens a name to the space between two bars, or between two names if the bars are closer. */
function fitted(name: string, width: number): string {
  const letters = Math.floor(Math.max(NAME_SPACE, width) / LETTER);
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;
}

const BAR = { size: [0.7, 48] satisfies [number, number] };

/** Draws bars into an element in its colors, and redraws them when its width changes. @returns a function that removes them */
export function drawBars(box: HTMLElement, { cents, label, amount }: Bars): () => void {
  const style = getComputedStyle(box);
  const color = (name: string): string => style.getPropertyValue(name);
  const axis = { stroke: color("--ink-soft"), ticks: { show: false }, font: `12px ${style.fontFamily}` };
  const bars = uPlot.paths.bars?.(BAR);
  const chart = new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: (_, low, high) => [low - 0.7, high + 0.7] },
        y: { range: (_, low, high) => [Math.min(0, low), Math.max(1, high) * 1.05] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          // Below the lowest amount, so that the first name doesn't overlap it.
          gap: 12,
          size: 56,
          space: NAME_SPACE,
          incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90, 180],
          values: ({ width }, ticks) =>
            ticks.map((tick) => (Number.isInteger(tick) ? fitted(label(tick), (width - AMOUNTS) / cents.length) : "")),
        },
        { ...axis, size: AMOUNTS, grid: { stroke: color("--joint"), width: 1 }, values: (_, ticks) => ticks.map(amount) },
      ],
      series: [{}, { fill: color("--glaze"), width: 0, points: { show: false }, ...(bars && { paths: bars }) }],
    },
    [cents.map((_, index) => index), cents],
    box,
  );
  const follow = new ResizeObserver(() => chart.setSize({ width: box.clientWidth, height: HEIGHT }));
  follow.observe(box);
  return () => {
    follow.disconnect();
    chart.destroy();
  };
}
