import { Icon } from "./icon.tsx";

interface PagerProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
  words: { label: string; previous: string; next: string; page(page: number): string };
}

/** The pages to show as numbers: the ends, and what lies around the present one; 0 stands for a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, turn) => (turn > 0 && number - (sorted[turn - 1] ?? 0) > 1 ? [0, number] : [number]));
}

const box = "grid min-h-11 min-w-11 place-items-center px-2 numerals no-underline";

export function Pager({ page, pages, hrefOf, words }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.label} className="mt-12 flex flex-wrap items-center justify-center">
      {page > 1 && (
        <a rel="prev" href={hrefOf(page - 1)} className={`${box} hover:bg-joint`} aria-label={words.previous}>
          <Icon name="left" />
        </a>
      )}
      {pagesShown(page, pages).map((number, turn) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap${turn}`} className={box} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={words.page(number)}
            aria-current={number === page ? "page" : undefined}
            className={`${box} ${number === page ? "bg-ink text-wall" : "hover:bg-joint"}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a rel="next" href={hrefOf(page + 1)} className={`${box} hover:bg-joint`} aria-label={words.next}>
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
