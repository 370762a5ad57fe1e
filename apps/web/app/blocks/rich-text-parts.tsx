import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { StoryblokRichText } from "@storyblok/react";
import { Children, type ReactNode } from "react";
import { headingId } from "../areas/content/heading-id.ts";
import { useText } from "../i18n/text.ts";
import { Block } from "./blocks.tsx";
import { ContentPicture } from "./content-picture.tsx";

interface NodeProps {
  attrs?: Record<string, unknown> | null;
  content?: { text?: string }[];
  children?: ReactNode;
}

/** Only where a page may lead; the address was put in the reader's language before. */
function Link({ attrs, children }: NodeProps) {
  const href = typeof attrs?.href === "string" ? attrs.href : "";
  if (!/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} {...(attrs?.target === "_blank" && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}

/** A page has one `h1` and it is not in a text; every heading can be linked to. */
function Heading({ attrs, content, children }: NodeProps) {
  const level = Math.min(4, Math.max(2, Number(attrs?.level ?? 2)));
  const Tag = `h${level}` as "h2" | "h3" | "h4";
  const id = headingId((content ?? []).map((one) => one.text ?? "").join(""));
  return <Tag {...(id && { id })}>{children}</Tag>;
}

function TextPicture({ attrs }: NodeProps) {
  const { src, alt } = attrs ?? {};
  if (typeof src !== "string") return null;
  return (
    <ContentPicture asset={{ id: null, filename: src, alt: typeof alt === "string" ? alt : "" }} sizes="(min-width: 52rem) 46rem, 100vw" />
  );
}

/** A block stands across the text's whole column and keeps its own room. */
function InnerBlock({ attrs }: NodeProps) {
  const body = Array.isArray(attrs?.body) ? (attrs.body as BlokValue[]) : [];
  return (
    <div className="text-block">
      {body.map((block, index) => (
        <Block key={block._uid || index} block={block} />
      ))}
    </div>
  );
}

interface TableProps {
  children?: ReactNode;
  content?: { content?: { type?: string }[] }[];
}

/** A wide table scrolls inside its own frame, which can be reached by keyboard. */
function TextTable({ content, children }: TableProps) {
  const t = useText();
  const rows = Children.toArray(children);
  const hasHead = content?.[0]?.content?.every((cell) => cell.type === "tableHeader") ?? false;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="text-table" tabIndex={0} aria-label={t("content.table")}>
      <table>
        {hasHead && <thead>{rows[0]}</thead>}
        <tbody>{hasHead ? rows.slice(1) : rows}</tbody>
      </table>
    </section>
  );
}

const parts = { link: Link, heading: Heading, image: TextPicture, table: TextTable, blok: InnerBlock };

/** Rich text of the content system, with the vendor's own reader. */
export default function RichTextParts({ text, className }: { text: RichTextValue; className: string }) {
  return <StoryblokRichText document={text as never} components={parts as never} className={`prose ${className}`} />;
}
