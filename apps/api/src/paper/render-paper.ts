import { buffer } from "node:stream/consumers";
import layoutDocument from "@react-pdf/layout";
import { type DocumentProps, Font, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { drawTagged, type LayoutNode } from "./draw-tagged.ts";

/** The renderer's types lack an argument that its own code passes. */
type Layout = (document: unknown, fonts: typeof Font) => Promise<LayoutNode>;

/**
 * Lays out a document and draws it as a tagged PDF. The renderer can't write tags, but its PDF library can, so only the drawing is done
 * here.
 */
export async function renderPaper(element: ReactElement): Promise<Buffer> {
  const { container } = pdf(element as ReactElement<DocumentProps>) as unknown as { container: { document: { props: DocumentProps } } };
  const { title = "", author = "", language = "" } = container.document.props;
  const layout = await (layoutDocument as unknown as Layout)(container.document, Font);
  const file = new PDFDocument({
    tagged: true,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: author },
  });
  const written = buffer(file as unknown as NodeJS.ReadableStream);
  drawTagged(file, layout);
  return written;
}
