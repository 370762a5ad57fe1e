const byName = new Intl.Collator("en", { numeric: true });

/**
 * Assigns files to slabs in the order of their names: `slab-2` comes before `slab-10`.
 * @param taken positions of slabs that already have a file, or whose file is being uploaded
 */
export function assign<Named extends { name: string }>(
  files: readonly Named[],
  slabs: number,
  taken: ReadonlySet<number>,
): { assigned: [Named, number][]; over: number } {
  const free = Array.from({ length: slabs }, (_, at) => at).filter((at) => !taken.has(at));
  const sorted = files.toSorted((a, b) => byName.compare(a.name, b.name));
  return {
    assigned: sorted.slice(0, free.length).map((file, index) => [file, free[index] ?? 0]),
    over: Math.max(0, files.length - free.length),
  };
}
