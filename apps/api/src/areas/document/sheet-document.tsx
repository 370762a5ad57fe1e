import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import { TEXT_FACE } from "../../paper/faces.ts";
import { fillPages } from "../../paper/fill-pages.ts";
import { Foot, INK, JOINT, MARGIN, SOFT } from "../../paper/paper.tsx";
import { tagOf } from "../../paper/tag.ts";
import { Box, Words } from "../../paper/tagged.tsx";
import type { Sheet } from "./sheet.ts";
import {
  ABOUT_BELOW,
  COLUMNS_BELOW,
  FACT_PADDING,
  FIGURE,
  GAP,
  HEAD_BELOW,
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
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: HEAD_BELOW },
  shop: { fontSize: SHOP.size, lineHeight: SHOP.line, marginBottom: SHOP.below },
  soft: { color: SOFT },
  title: { fontSize: TITLE.size, lineHeight: TITLE.line, marginBottom: TITLE.below },
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
  wide: { flex: 1, paddingRight: GAP },
  figure: { width: FIGURE, textAlign: "right" },
  totals: { marginTop: 12, marginLeft: "auto", width: 250 },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2 },
  last: { fontWeight: 700, fontSize: 11.5, borderTopWidth: 1, borderTopColor: INK, marginTop: 4, paddingTop: 6 },
  remarks: { marginTop: 18, maxWidth: 360 },
});

/** A document on letter paper, with its lines as a table. */
export function SheetDocument({ sheet }: { sheet: Sheet }) {
  const { title, shop, columns, foot, page } = sheet;
  const pages = fillPages(sheet.rows, roomOf(sheet));
  const table = tagOf.table();
  const heading = tagOf.row();
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
              <SheetRow key={place} row={row} />
            ))}
          </Box>
          {index === pages.length - 1 && <SheetTotals sheet={sheet} />}
        </Page>
      ))}
    </Document>
  );
}

function SheetRow({ row: { cells, note } }: { row: Sheet["rows"][number] }) {
  return (
    <Box style={styles.row} wrap={false} tag={tagOf.row()}>
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

/** Sender, recipient, title and facts of the document. */
function SheetHead({ sheet: { title, shop, from, to, facts } }: { sheet: Sheet }) {
  return (
    <>
      <Box style={styles.head}>
        <Box>
          <Words style={styles.shop} isTitle>
            {shop}
          </Words>
          {from.map((line) => (
            <Words key={line} style={styles.soft}>
              {line}
            </Words>
          ))}
        </Box>
      </Box>
      <Words style={styles.title} tag={tagOf.title()} isTitle>
        {title}
      </Words>
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

function SheetTotals({ sheet: { totals, remarks = [] } }: { sheet: Sheet }) {
  return (
    <>
      <Box style={styles.totals} wrap={false} tag={tagOf.table()}>
        {totals.map(({ label, value }, place) => (
          <Box key={label} style={place === totals.length - 1 ? [styles.total, styles.last] : styles.total} tag={tagOf.row()}>
            <Words tag={tagOf.rowTitle()}>{label}</Words>
            <Words tag={tagOf.cell()}>{value}</Words>
          </Box>
        ))}
      </Box>
      <Box style={styles.remarks}>
        {remarks.map((remark) => (
          <Words key={remark}>{remark}</Words>
        ))}
      </Box>
    </>
  );
}
