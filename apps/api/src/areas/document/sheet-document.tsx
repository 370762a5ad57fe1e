import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import { Foot, INK, JOINT, MARGIN, SOFT } from "./paper/paper.tsx";
import { tagOf } from "./paper/tag.ts";
import { Box, Words } from "./paper/tagged.tsx";
import type { Sheet } from "./sheet.ts";

const styles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingBottom: 64,
    paddingHorizontal: MARGIN,
    fontFamily: "Helvetica",
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK,
  },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 30 },
  shop: { fontFamily: "Times-Roman", fontSize: 17, lineHeight: 1.2, marginBottom: 4 },
  soft: { color: SOFT },
  title: { fontFamily: "Times-Roman", fontSize: 25, lineHeight: 1.15, marginBottom: 14 },
  about: { flexDirection: "row", justifyContent: "space-between", marginBottom: 24 },
  to: { width: 210 },
  facts: { width: 250 },
  fact: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2, borderBottomWidth: 0.5, borderBottomColor: JOINT },
  columns: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 5, color: SOFT },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: JOINT, paddingVertical: 6 },
  wide: { flex: 1, paddingRight: 12 },
  figure: { width: 88, textAlign: "right" },
  totals: { marginTop: 12, marginLeft: "auto", width: 250 },
  total: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2 },
  last: { fontFamily: "Helvetica-Bold", fontSize: 11.5, borderTopWidth: 1, borderTopColor: INK, marginTop: 4, paddingTop: 6 },
  remarks: { marginTop: 18, maxWidth: 360 },
});

/** A paper of the shop on letter paper, laid out as a ledger. */
export function SheetDocument({ sheet }: { sheet: Sheet }) {
  const { title, shop, from, to, facts, columns, rows, totals, remarks = [], foot, page } = sheet;
  return (
    <Document title={title} author={shop} language={sheet.language}>
      <Page size="LETTER" style={styles.page}>
        <Foot foot={foot} page={page} />
        <Box style={styles.head}>
          <Box>
            <Words style={styles.shop}>{shop}</Words>
            {from.map((line) => (
              <Words key={line} style={styles.soft}>
                {line}
              </Words>
            ))}
          </Box>
        </Box>
        <Words style={styles.title} tag={tagOf.title()}>
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
        <Box tag={tagOf.table()}>
          <Box style={styles.columns} fixed tag={tagOf.row()}>
            {columns.map((column, index) => (
              <Words key={column} style={index === 0 ? styles.wide : styles.figure} tag={tagOf.columnTitle()}>
                {column}
              </Words>
            ))}
          </Box>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes the order of its rows
            <Box key={index} style={styles.row} wrap={false} tag={tagOf.row()}>
              {row.cells.map((cell, column) =>
                column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Box key={column} style={styles.wide} tag={tagOf.cell()}>
                    <Words>{cell}</Words>
                    {row.note !== "" && <Words style={styles.soft}>{row.note}</Words>}
                  </Box>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Words key={column} style={styles.figure} tag={tagOf.cell()}>
                    {cell}
                  </Words>
                ),
              )}
            </Box>
          ))}
        </Box>
        <Box style={styles.totals} wrap={false} tag={tagOf.table()}>
          {totals.map(({ label, value }, index) => (
            <Box key={label} style={index === totals.length - 1 ? [styles.total, styles.last] : styles.total} tag={tagOf.row()}>
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
      </Page>
    </Document>
  );
}
