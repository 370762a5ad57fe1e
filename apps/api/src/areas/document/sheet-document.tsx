import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { TEXT_FACE } from "../../paper/faces.ts";
import { fillPages } from "../../paper/fill-pages.ts";
import { Foot, INK, JOINT, MARGIN, SOFT } from "../../paper/paper.tsx";
import { tagOf } from "../../paper/tag.ts";
import { Box, Picture, Words } from "../../paper/tagged.tsx";
import { PICTURE } from "./line-picture.rules.ts";
import type { Sheet } from "./sheet.ts";
import {
  ABOUT_BELOW,
  COLUMNS_BELOW,
  FACT_PADDING,
  FIGURE,
  GAP,
  HEAD_ABOVE_RULE,
  HEAD_BELOW,
  hasPictures,
  MAIN,
  PAGE,
  ROW_PADDING,
  roomOf,
  SHOP,
  TEXT,
  TITLE,
} from "./sheet-measures.ts";

const styles = StyleSheet.create({
  page: {
    paddingTop: PAGE.above,
    paddingBottom: PAGE.below,
    paddingHorizontal: MARGIN,
    fontFamily: TEXT_FACE,
    fontSize: TEXT.size,
    lineHeight: TEXT.line,
    color: INK,
  },
  head: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "flex-end",
    borderBottomWidth: 1,
    borderBottomColor: INK,
    paddingBottom: HEAD_ABOVE_RULE,
    marginBottom: HEAD_BELOW,
  },
  shop: { fontSize: SHOP.size, lineHeight: SHOP.line },
  soft: { color: SOFT },
  from: { alignItems: "flex-end", maxWidth: 300 },
  heading: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginBottom: TITLE.below },
  title: { flex: 1, fontSize: TITLE.size, lineHeight: TITLE.line, paddingRight: GAP },
  main: { width: MAIN.width, alignItems: "flex-end" },
  mainFigure: { fontSize: MAIN.size, lineHeight: MAIN.line },
  about: { flexDirection: "row", justifyContent: "space-between", marginBottom: ABOUT_BELOW },
  to: { width: 210 },
  facts: { width: 250 },
  fact: {
    flexDirection: "row",
    justifyContent: "space-between",
    paddingVertical: FACT_PADDING,
    borderBottomWidth: 0.5,
    borderBottomColor: JOINT,
  },
  columns: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: COLUMNS_BELOW, color: SOFT },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: JOINT, paddingVertical: ROW_PADDING },
  plate: { width: PICTURE.width, height: PICTURE.height, marginRight: GAP },
  picture: { width: PICTURE.width, height: PICTURE.height, objectFit: "contain", objectPositionX: "0%", objectPositionY: "0%" },
  wide: { flex: 1, paddingRight: GAP },
  figure: { width: FIGURE, textAlign: "right" },
  // Read after the totals, and placed before them.
  end: { flexDirection: "row-reverse", justifyContent: "space-between", marginTop: 12 },
  totals: { width: 250 },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2 },
  last: { fontWeight: 700, fontSize: 11.5, borderTopWidth: 1, borderTopColor: INK, marginTop: 4, paddingTop: 6 },
  remarks: { marginTop: 18, maxWidth: 360 },
  scan: { flexDirection: "row", alignItems: "center" },
  // The quiet zone around the code reaches into the margin, so that its dots begin where the texts begin.
  code: { width: 64, height: 64, marginLeft: -4, marginRight: 8 },
});

/** The JPEGs of the files of lines' pictures, as far as they can be decoded. */
export type LinePictures = Map<Uint8Array, Buffer>;

interface Props {
  sheet: Sheet;
  pictures: LinePictures;
  /** The picture of the QR code; null for a document without one. */
  code: Buffer | null;
}

/** A document on letter paper, with its lines as a table. */
export function SheetDocument({ sheet, pictures, code }: Props) {
  const { title, shop, columns, foot, page } = sheet;
  const pages = fillPages(sheet.rows, roomOf(sheet));
  const table = tagOf.table();
  const heading = tagOf.row();
  const isIllustrated = hasPictures(sheet);
  return (
    <Document title={title} author={shop} language={sheet.language}>
      {pages.map((rows, index) => (
        <Page key={index} size="LETTER" style={styles.page}>
          <Foot foot={foot} page={page} />
          {index === 0 && <SheetHead sheet={sheet} />}
          <Box tag={table}>
            <Box style={styles.columns} fixed tag={heading}>
              {columns.map((column, place) => (
                <Words key={column} style={place === 0 ? styles.wide : styles.figure} tag={tagOf.columnTitle()}>
                  {column}
                </Words>
              ))}
            </Box>
            {rows.map((row, place) => (
              <SheetRow key={place} row={row} plate={isIllustrated ? <Plate jpeg={row.picture && pictures.get(row.picture)} /> : null} />
            ))}
          </Box>
          {index === pages.length - 1 && <SheetTotals sheet={sheet} code={code} />}
        </Page>
      ))}
    </Document>
  );
}

/** The place of a line's picture, also without one, so that the texts of all lines begin below each other. */
function Plate({ jpeg }: { jpeg: Buffer | undefined }) {
  return (
    <Box style={styles.plate}>{jpeg && <Picture style={styles.picture} tag={tagOf.artifact()} src={{ data: jpeg, format: "jpg" }} />}</Box>
  );
}

interface RowProps {
  row: Sheet["rows"][number];
  plate: ReactNode;
}

function SheetRow({ row: { cells, note }, plate }: RowProps) {
  return (
    <Box style={styles.row} wrap={false} tag={tagOf.row()}>
      {plate}
      {cells.map((cell, column) =>
        column === 0 ? (
          <Box key={column} style={styles.wide} tag={tagOf.cell()}>
            <Words>{cell}</Words>
            {note !== "" && <Words style={styles.soft}>{note}</Words>}
          </Box>
        ) : (
          <Words key={column} style={styles.figure} tag={tagOf.cell()}>
            {cell}
          </Words>
        ),
      )}
    </Box>
  );
}

/** Sender, recipient, title, main figure and facts of the document. */
function SheetHead({ sheet: { title, shop, from, to, facts, totals } }: { sheet: Sheet }) {
  return (
    <>
      <Box style={styles.head}>
        <Words style={styles.shop} isTitle>
          {shop}
        </Words>
        <Box style={styles.from}>
          {from.map((line) => (
            <Words key={line} style={styles.soft}>
              {line}
            </Words>
          ))}
        </Box>
      </Box>
      <Box style={styles.heading}>
        <Words style={styles.title} tag={tagOf.title()} isTitle>
          {title}
        </Words>
        <MainFigure total={totals.at(-1)} />
      </Box>
      <Box style={styles.about}>
        <Box style={styles.to}>
          {to.map((line) => (
            <Words key={line}>{line}</Words>
          ))}
        </Box>
        <Box style={styles.facts} tag={tagOf.table()}>
          {facts.map(({ label, value }) => (
            <Box key={label} style={styles.fact} tag={tagOf.row()}>
              <Words style={styles.soft} tag={tagOf.rowTitle()}>
                {label}
              </Words>
              <Words tag={tagOf.cell()}>{value}</Words>
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

/** The last total beside the title. Screen readers read it with the others. */
function MainFigure({ total }: { total: Sheet["totals"][number] | undefined }) {
  if (!total) return null;
  return (
    <Box style={styles.main} tag={tagOf.artifact()}>
      <Words style={styles.soft}>{total.label}</Words>
      <Words style={styles.mainFigure} isTitle>
        {total.value}
      </Words>
    </Box>
  );
}

/** The totals with the QR code beside them, and the remarks. */
function SheetTotals({ sheet: { totals, remarks = [], scan }, code }: { sheet: Sheet; code: Buffer | null }) {
  return (
    <>
      <Box style={styles.end} wrap={false}>
        <Box style={styles.totals} tag={tagOf.table()}>
          {totals.map(({ label, value }, place) => (
            <Box key={label} style={place === totals.length - 1 ? [styles.total, styles.last] : styles.total} tag={tagOf.row()}>
              <Words tag={tagOf.rowTitle()}>{label}</Words>
              <Words tag={tagOf.cell()}>{value}</Words>
            </Box>
          ))}
        </Box>
        {scan && code && (
          <Box style={styles.scan}>
            <Picture style={styles.code} tag={tagOf.figure(scan.label)} src={{ data: code, format: "png" }} />
            <Words style={styles.soft}>{scan.label}</Words>
          </Box>
        )}
      </Box>
      <Box style={styles.remarks}>
        {remarks.map((remark) => (
          <Words key={remark}>{remark}</Words>
        ))}
      </Box>
    </>
  );
}
