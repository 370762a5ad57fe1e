/**
 * The role of a part of a document for screen readers. They skip an `Artifact`: rules, page numbers, and repeated column titles. Each
 * object is one element: a table that continues on the next page stays one table.
 */
export interface Tag {
  type: "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Artifact";
  /** A description of the figure. */
  alt?: string;
  /** The scope of a table heading. */
  scope?: "Column" | "Row";
}

/** Create a new element of each kind. */
export const tagOf = {
  artifact: (): Tag => ({ type: "Artifact" }),
  title: (): Tag => ({ type: "H1" }),
  heading: (): Tag => ({ type: "H2" }),
  table: (): Tag => ({ type: "Table" }),
  row: (): Tag => ({ type: "TR" }),
  columnTitle: (): Tag => ({ type: "TH", scope: "Column" }),
  rowTitle: (): Tag => ({ type: "TH", scope: "Row" }),
  cell: (): Tag => ({ type: "TD" }),
  figure: (alt: string): Tag => ({ type: "Figure", alt }),
};
