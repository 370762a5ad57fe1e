import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { StoryblokRichText } from "@storyblok/react";
import { type ReactNode, useContext } from "react";
import { headingId } from "../../areas/content/story/heading-id.ts";
import { useText } from "../../i18n/text.ts";
import { BlockContext } from "../block-context.ts";
import { ContentPicture } from "../media/content-picture.tsx";
import { FactsTable } from "./facts-table.tsx";

interface NodeProps {
  attrs?: Record<string, unknown> | null;
  content?: { text?: string }[];
  children?: ReactNode;
}

/** Links only to allowed addresses, which are already in the reader's language. */
function Link({ attrs, children }: NodeProps) {
  const href = typeof attrs?.href === "string" ? attrs.href : "";
  if (!/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} {...(attrs?.target === "_blank" && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}

/** Headings start at `h2`, because the page has its own `h1`; every heading has an id. */
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

/** A block inside a text takes the full column and has its own margins. */
function InnerBlock({ attrs }: NodeProps) {
  const shared = useContext(BlockContext);
  const body = Array.isArray(attrs?.body) ? (attrs.body as BlokValue[]) : [];
  if (!shared) return null;
  return (
    <div className="text-block">
      {body.map((block, index) => (
        <shared.Block key={block._uid || index} block={block} />
      ))}
    </div>
  );
}

interface Cell {
  type?: string;
  content?: TextNode[];
}

interface TextNode {
  text?: string;
  content?: TextNode[];
}

const wordsOf = ({ text, content }: TextNode): string => text ?? (content ?? []).map(wordsOf).join(" ");

/** The first row is the header if all its cells are header cells. */
function TextTable({ content }: { content?: { content?: Cell[] }[] }) {
  const t = useText();
  const rows = (content ?? []).map((row) => row.content ?? []);
  const [first = []] = rows;
  const hasHead = first.length > 0 && first.every((cell) => cell.type === "tableHeader");
  return (
    <FactsTable
      label={t("content.table")}
      head={hasHead ? first.map(wordsOf) : []}
      rows={rows.slice(hasHead ? 1 : 0).map((row) => row.map((cell) => <CellText cell={cell} />))}
    />
  );
}

function CellText({ cell }: { cell: Cell }) {
  return <StoryblokRichText document={{ type: "doc", content: cell.content ?? [] } as never} components={parts as never} />;
}

const parts = { link: Link, heading: Heading, image: TextPicture, table: TextTable, blok: InnerBlock };

/** Renders rich text with the renderer of the content system's vendor. */
export default function RichTextParts({ text, className }: { text: RichTextValue; className: string }) {
  return <StoryblokRichText document={text as never} components={parts as never} className={`prose ${className}`} />;
}
