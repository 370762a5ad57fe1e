import renderPdf from "@react-pdf/render";
import type PDFDocument from "pdfkit";
import { type Line, withoutHyphen } from "./parts-of-words.ts";
import type { Tag } from "./tag.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;

/** The fields of a node in the renderer's layout that are used here. */
export interface LayoutNode {
  type: string;
  box?: { left: number; top: number };
  style?: Record<string, unknown>;
  props?: { tag?: Tag; fixed?: boolean };
  children?: LayoutNode[];
  /** The lines of a text. */
  lines?: Line[];
}

/** Draws a layout with tags, so that screen readers read it in order and recognize tables and headings. */
export function drawTagged(pdf: Pdf, layout: LayoutNode): void {
  const end = pdf.end.bind(pdf);
  // Prevents the renderer from ending the document after the first part.
  pdf.end = () => {};
  embedOnce(pdf);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const drawing = { pdf, elements: new Map<Tag, Element>() };
  for (const page of layout.children ?? []) drawPage(drawing, page, root);
  root.end();
  pdf.end = end;
  pdf.end();
}

/** Embeds a picture that is drawn several times only once; the library does so only for pictures that it reads from files itself. */
function embedOnce(pdf: Pdf): void {
  const opening = pdf as unknown as { openImage(source: unknown): object };
  const open = opening.openImage.bind(pdf);
  const opened = new Map<unknown, object>();
  opening.openImage = (source) => {
    const picture = opened.get(source) ?? open(source);
    opened.set(source, picture);
    return picture;
  };
}

interface Drawing {
  pdf: Pdf;
  /** Elements that have begun. A part that is split over pages has one element. */
  elements: Map<Tag, Element>;
}

function drawPage(drawing: Drawing, page: LayoutNode, parent: Element): void {
  drawAlone(drawing.pdf, { ...page, children: [] });
  for (const child of page.children ?? []) drawNode(drawing, child, parent);
}

function drawNode(drawing: Drawing, node: LayoutNode, parent: Element): void {
  const tag = node.props?.tag;
  // Elements repeated on each page are read only on the first one.
  const isRepeated = node.props?.fixed && tag && drawing.elements.has(tag);
  if (tag?.type === "Artifact" || isRepeated) drawArtifact(drawing.pdf, node);
  else if (node.type === "TEXT" || node.type === "IMAGE") drawLeaf(drawing, node, parent);
  else drawBox(drawing, node, parent);
}

/** Draws a box's background and borders as an artifact, and then its children. */
function drawBox(drawing: Drawing, node: LayoutNode, parent: Element): void {
  const tag = node.props?.tag;
  if (isVisible(node)) drawArtifact(drawing.pdf, { ...node, children: [] });
  const own = tag ? elementOf(drawing, tag, parent) : parent;
  const { pdf } = drawing;
  pdf.save();
  pdf.translate(node.box?.left ?? 0, node.box?.top ?? 0);
  for (const child of node.children ?? []) drawNode(drawing, child, own);
  pdf.restore();
}

function elementOf({ pdf, elements }: Drawing, tag: Tag, parent: Element): Element {
  const known = elements.get(tag);
  if (known) return known;
  const element = pdf.struct(tag.type, optionsOf(tag));
  parent.add(element);
  elements.set(tag, element);
  return element;
}

const optionsOf = ({ alt, scope }: Tag): object => ({ ...(alt && { alt }), ...(scope && { scope }) });

function drawLeaf({ pdf }: Drawing, node: LayoutNode, parent: Element): void {
  const tag = node.props?.tag ?? { type: node.type === "IMAGE" ? "Figure" : "P" };
  const element = pdf.struct(tag.type, optionsOf(tag));
  parent.add(element);
  const content = pdf.markStructureContent(tag.type);
  drawAlone(pdf, node.lines ? { ...node, lines: node.lines.map(withoutHyphen) } : node);
  pdf.endMarkedContent();
  element.add(content);
  element.end();
}

function drawArtifact(pdf: Pdf, node: LayoutNode): void {
  pdf.markContent("Artifact");
  drawAlone(pdf, node);
  pdf.endMarkedContent();
}

const drawAlone = (pdf: Pdf, node: LayoutNode): void => {
  renderPdf(...([pdf, { type: "DOCUMENT", props: {}, children: [node] }] as unknown as Parameters<typeof renderPdf>));
};

const isVisible = ({ style = {} }: LayoutNode): boolean =>
  Object.keys(style).some((name) => name === "backgroundColor" || /^border.*Width$/.test(name));
