import type { blocks } from "@azulejo/contract/content/index.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";

interface Document {
  id: string;
  title: string;
  address: string;
  series: { code: string; name: string }[];
}

const fold = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Product documents; a long list can be filtered by title and series. */
export function Documents({ block, data = [] }: BlockProps<typeof blocks.documents, Document[] | undefined>) {
  const t = useText();
  const [query, setQuery] = useState("");
  const words = fold(query).split(/\s+/).filter(Boolean);
  const shown = data.filter((one) => {
    const text = fold([one.title, ...one.series.map((series) => series.name)].join(" "));
    return words.every((word) => text.includes(word));
  });
  if (data.length === 0) return null;
  return (
    <Section headline={block.headline}>
      {block.text && <p className="mb-4 max-w-prose">{block.text}</p>}
      {block.searchable && (
        <div className="mb-4 max-w-md">
          <Field
            label={t("content.documentSearch")}
            name={`documents-${block._uid}`}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      )}
      {block.searchable && (
        <p role="status" className="tabular mb-2 text-small text-ink-soft">
          {t("content.documentCount", { count: shown.length })}
        </p>
      )}
      <ul>
        {shown.map((one) => (
          <li key={one.id} className="grid gap-x-8 border-t border-joint py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <a href={one.address}>{one.title} (PDF)</a>
            <span className="text-small text-ink-soft">{one.series.map((series) => series.name).join(", ")}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
