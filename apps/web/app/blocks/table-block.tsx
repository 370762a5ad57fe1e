import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** A table that scrolls inside its own frame where the screen is narrow. */
export function TableBlock({ block }: BlockProps<typeof blocks.table>) {
  const { table, caption, headline } = block;
  if (!table?.tbody?.length) return null;
  return (
    <Section headline={headline}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={caption || headline || table.thead?.[0]?.value}>
        <table className="facts w-full min-w-[36rem] text-small">
          {caption && <caption className="caption-bottom pt-2 text-left text-ink-soft">{caption}</caption>}
          <thead>
            <tr>
              {table.thead.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
                <th key={index} scope="col">
                  {cell.value}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.tbody.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
              <tr key={index}>
                {row.body.map((cell, at) =>
                  at === 0 ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
                    <th key={at} scope="row">
                      {cell.value}
                    </th>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
                    <td key={at}>{cell.value}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
