import type { blocks } from "@azulejo/contract/content/index.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";
import { FactsTable } from "./facts-table.tsx";
import { addressIn } from "./reach.rules.ts";

export function TableBlock({ block }: BlockProps<typeof blocks.table>) {
  const { table, caption, headline } = block;
  if (!table?.tbody?.length) return null;
  const head = table.thead?.map((cell) => cell.value) ?? [];
  return (
    <Section headline={headline}>
      <FactsTable
        label={headline || head[0]}
        caption={caption}
        head={head}
        rows={table.tbody.map((row) => row.body.map((cell) => linked(cell.value)))}
      />
    </Section>
  );
}

/** A phone number or email address as a link, and any other text as it is. */
function linked(value: string) {
  const href = addressIn(value);
  return href ? <a href={href}>{value}</a> : value;
}
