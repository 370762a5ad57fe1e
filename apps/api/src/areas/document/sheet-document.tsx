import { Document, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Sheet } from "./sheet.ts";

const INK = "#1D1C1A";
const SOFT = "#5E5A53";
const JOINT = "#D9D4C9";
/** In points, of the 792 of letter paper. */
const FOOT_TOP = 744;

const styles = StyleSheet.create({
  page: { paddingTop: 48, paddingBottom: 64, paddingHorizontal: 52, fontFamily: "Helvetica", fontSize: 9.5, lineHeight: 1.45, color: INK },
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
  foot: {
    position: "absolute",
    left: 52,
    right: 52,
    // From the top of the sheet: the renderer drops what is placed from its bottom.
    top: FOOT_TOP,
    flexDirection: "row",
    justifyContent: "space-between",
    color: SOFT,
    fontSize: 8,
  },
});

/** A paper of the shop on letter paper, laid out as a ledger. */
export function SheetDocument({ sheet }: { sheet: Sheet }) {
  const { title, shop, from, to, facts, columns, rows, totals, remarks = [], foot, page } = sheet;
  return (
    <Document title={title} author={shop} language={sheet.language}>
      <Page size="LETTER" style={styles.page}>
        <View style={styles.foot} fixed>
          <Text>{foot}</Text>
          <Text render={({ pageNumber, totalPages }) => `${page.before} ${pageNumber} ${page.between} ${totalPages}`} />
        </View>
        <View style={styles.head}>
          <View>
            <Text style={styles.shop}>{shop}</Text>
            {from.map((line) => (
              <Text key={line} style={styles.soft}>
                {line}
              </Text>
            ))}
          </View>
        </View>
        <Text style={styles.title}>{title}</Text>
        <View style={styles.about}>
          <View style={styles.to}>
            {to.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </View>
          <View style={styles.facts}>
            {facts.map(({ label, value }) => (
              <View key={label} style={styles.fact}>
                <Text style={styles.soft}>{label}</Text>
                <Text>{value}</Text>
              </View>
            ))}
          </View>
        </View>
        <View style={styles.columns} fixed>
          {columns.map((column, index) => (
            <Text key={column} style={index === 0 ? styles.wide : styles.figure}>
              {column}
            </Text>
          ))}
        </View>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes the order of its rows
          <View key={index} style={styles.row} wrap={false}>
            {row.cells.map((cell, column) =>
              column === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <View key={column} style={styles.wide}>
                  <Text>{cell}</Text>
                  {row.note !== "" && <Text style={styles.soft}>{row.note}</Text>}
                </View>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Text key={column} style={styles.figure}>
                  {cell}
                </Text>
              ),
            )}
          </View>
        ))}
        <View style={styles.totals} wrap={false}>
          {totals.map(({ label, value }, index) => (
            <View key={label} style={index === totals.length - 1 ? [styles.total, styles.last] : styles.total}>
              <Text>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
        <View style={styles.remarks}>
          {remarks.map((remark) => (
            <Text key={remark}>{remark}</Text>
          ))}
        </View>
      </Page>
    </Document>
  );
}
