/**
 * Draws a trace as a picture: node docs/pictures/draw-trace.mjs SPANS.json NAME OUT.webp
 *
 * SPANS.json has the spans that the test of traces received (TRACES_TO=SPANS.json). NAME is that of a span of the trace. Work that links to
 * the trace, such as the delivery of its messages, is drawn below it. CHROMIUM_PATH names a browser.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

const [from, name, to] = process.argv.slice(2);
const ROW = 20;
const LABEL = 330;
const WIDTH = 1200;
const MAX_ROWS = 46;
const colors = {
  request: "#1d1c1a",
  call: "#1b3fa0",
  query: "#3f5b3a",
  outside: "#a63d22",
  mail: "#a63d22",
  delivery: "#5e5a53",
  job: "#5e5a53",
};

const all = JSON.parse(readFileSync(from, "utf8")).map((span) => ({
  ...span,
  start: Number(BigInt(span.startTimeUnixNano) / 1000n) / 1000,
  end: Number(BigInt(span.endTimeUnixNano) / 1000n) / 1000,
}));
const traceId = all.find((span) => span.name === name)?.traceId;
if (!traceId) throw new Error(`no span is called ${name}`);
const roots = [
  ...all.filter((span) => span.traceId === traceId && !all.some(({ spanId }) => spanId === span.parentSpanId)),
  ...all.filter(({ links = [] }) => links.some((link) => link.traceId === traceId)),
].sort((a, b) => a.start - b.start);

/** Returns the rows of a span and those below it; spans of one name that follow each other are one row. */
function rowsOf(span, depth) {
  const below = all.filter(({ parentSpanId }) => parentSpanId === span.spanId).sort((a, b) => a.start - b.start);
  const groups = [];
  for (const child of below) {
    const same = groups.find((group) => group[0].name === child.name && group[0].level === "query" && child.level === "query");
    if (same) same.push(child);
    else groups.push([child]);
  }
  return groups.flatMap((group) => {
    const row = { spans: group, depth: depth + 1 };
    return group.length > 1 ? [row] : [row, ...rowsOf(group[0], depth + 1)];
  });
}
const every = roots.flatMap((root) => [{ spans: [root], depth: 0 }, ...rowsOf(root, 0)]);
// Of a long trace, the shortest statements are left out.
const ranked = every.filter(({ spans: [{ level }] }) => level === "query").sort((a, b) => total(a) - total(b));
const hidden = new Set(ranked.slice(0, Math.max(0, every.length - MAX_ROWS)));
const rows = every.filter((row) => !hidden.has(row));
function total({ spans }) {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

const first = Math.min(...every.flatMap(({ spans }) => spans.map(({ start }) => start)));
const last = Math.max(...every.flatMap(({ spans }) => spans.map(({ end }) => end)));
const x = (ms) => LABEL + ((ms - first) / (last - first)) * (WIDTH - LABEL - 70);
const withoutMarkup = (text) => text.replace(/[<&>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const note = hidden.size > 0 ? `${hidden.size} of ${every.length} rows, the shortest statements, are left out` : "";
const bars = rows.map(({ spans, depth }, index) => {
  const y = 26 + index * ROW;
  const [{ level, name: label }] = spans;
  const words = withoutMarkup(spans.length > 1 ? `${label} × ${spans.length}` : label);
  const boxes = spans.map(
    ({ start, end }) =>
      `<rect x="${x(start)}" y="${y + 4}" width="${Math.max(1.5, x(end) - x(start))}" height="${ROW - 8}" fill="${colors[level]}"/>`,
  );
  const end = Math.max(...spans.map((span) => span.end));
  return `<text x="${8 + depth * 14}" y="${y + 14}">${words}</text>${boxes.join("")}<text x="${x(end) + 5}" y="${y + 14}" class="ms">${total({ spans }).toFixed(1)} ms</text>`;
});
const height = 26 + rows.length * ROW + (note ? 26 : 8);
const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
  const at = first + share * (last - first);
  return `<line x1="${x(at)}" x2="${x(at)}" y1="20" y2="${26 + rows.length * ROW}"/><text x="${x(at)}" y="14" class="ms">${(share * (last - first)).toFixed(0)} ms</text>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" style="font:12px Arial,sans-serif;background:#fff">
<style>.ms{fill:#5e5a53} line{stroke:#e4dfd6}</style>${ticks.join("")}${bars.join("")}<text x="8" y="${height - 8}" class="ms">${note}</text></svg>`;

const folder = mkdtempSync(join(tmpdir(), "trace-"));
writeFileSync(join(folder, "trace.html"), `<!doctype html><meta charset="utf-8"><body style="margin:0">${svg}`);
const picture = join(folder, "trace.png");
execFileSync(process.env.CHROMIUM_PATH ?? "chromium", [
  ...["--headless", "--no-sandbox", "--hide-scrollbars", `--screenshot=${picture}`, `--window-size=${WIDTH},${height}`],
  `file://${join(folder, "trace.html")}`,
]);
await sharp(picture).webp({ quality: 80 }).toFile(to);
rmSync(folder, { recursive: true });
