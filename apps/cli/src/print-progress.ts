import type { Progress } from "@azulejo/api/areas/catalog/index.ts";

/** Intervals of redrawing a terminal's line, and of writing a line to a log. */
const TERMINAL_MS = 200;
const LOG_MS = 2000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Prints an import's progress: percent of the file, items per second, time left. */
export function progressPrinter(output: Output, now: () => number = () => performance.now()) {
  const started = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    show(progress: Progress): void {
      const time = now();
      if (time - shownAt < (output.isTTY ? TERMINAL_MS : LOG_MS)) return;
      shownAt = time;
      drawn = true;
      const line = progressLine(progress, (time - started) / 1000);
      output.write(output.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end(): void {
      if (drawn && output.isTTY) output.write("\r\u001b[K");
    },
  };
}

/** @param seconds since the start */
export function progressLine({ bytes, items }: Progress, seconds: number): string {
  const share = bytes.total === 0 ? 1 : bytes.done / bytes.total;
  const rate = seconds > 0 ? Math.round(items / seconds) : 0;
  const left = share > 0 ? (seconds / share) * (1 - share) : 0;
  return `${Math.floor(share * 100)} %, ${number(items)} items, ${number(rate)} items/s, ${duration(left)} left`;
}

export const number = (value: number): string => value.toLocaleString("en-US");

export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
}
