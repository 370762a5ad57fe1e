import { Document, Image, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Tearsheet } from "./tearsheet.ts";

const INK = "#1D1C1A";
const SOFT = "#5E5A53";
const JOINT = "#D9D4C9";
/** In points, of the 792 of letter paper. */
const FOOT_TOP = 744;

const styles = StyleSheet.create({
  page: { paddingTop: 40, paddingBottom: 54, paddingHorizontal: 52, fontFamily: "Helvetica", fontSize: 9, lineHeight: 1.45, color: INK },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", paddingBottom: 8, marginBottom: 22 },
  rule: { borderBottomWidth: 1, borderBottomColor: INK },
  shop: { fontFamily: "Times-Roman", fontSize: 15, lineHeight: 1.2 },
  soft: { color: SOFT },
  right: { textAlign: "right" },
  kicker: { color: SOFT, marginBottom: 3 },
  title: { fontFamily: "Times-Roman", fontSize: 30, lineHeight: 1.1, marginBottom: 16 },
  top: { flexDirection: "row", marginBottom: 14 },
  // Every picture keeps its proportions: a plank isn't cut to the shape of a square.
  stage: { width: 244, height: 206, marginRight: 24, backgroundColor: "#F4F1EA" },
  picture: { width: 244, height: 206, objectFit: "contain" },
  facts: { flex: 1 },
  fact: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2.6, borderBottomWidth: 0.5, borderBottomColor: JOINT },
  label: { color: SOFT, width: 140 },
  value: { flex: 1, textAlign: "right" },
  text: { marginBottom: 5, maxWidth: 420, fontSize: 9.5 },
  table: { marginTop: 8, fontSize: 8 },
  columns: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 4, color: SOFT },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: JOINT, paddingVertical: 3.5 },
  cell: { flex: 1, paddingRight: 8 },
  // Item numbers and what a unit holds are long.
  wide: { flex: 1.9, paddingRight: 8 },
  widest: { flex: 2.7 },
  part: { marginTop: 12 },
  partTitle: { color: SOFT, marginBottom: 2 },
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

/** A product on letter paper, for a binder or a bid: the material, its figures, and every size. */
export function TearsheetDocument({ sheet }: { sheet: Tearsheet }) {
  const { shop, from, kicker, title, texts, picture, facts, columns, rows, others, address, foot, page } = sheet;
  const styleOf = (column: number) => (column === columns.length - 1 ? styles.widest : column < 2 ? styles.wide : styles.cell);
  return (
    <Document title={title} author={shop} language={sheet.language}>
      <Page size="LETTER" style={styles.page}>
        <View style={styles.foot} fixed>
          <Text>{foot}</Text>
          <Text render={({ pageNumber, totalPages }) => `${page.before} ${pageNumber} ${page.between} ${totalPages}`} />
        </View>
        <View style={[styles.head, styles.rule]}>
          <Text style={styles.shop}>{shop}</Text>
          <View>
            {from.map((line) => (
              <Text key={line} style={[styles.soft, styles.right]}>
                {line}
              </Text>
            ))}
          </View>
        </View>
        <Text style={styles.kicker}>{kicker}</Text>
        <Text style={styles.title}>{title}</Text>
        <View style={styles.top}>
          {picture && (
            <View style={styles.stage}>
              <Image style={styles.picture} src={{ data: Buffer.from(picture), format: "jpg" }} />
            </View>
          )}
          <View style={styles.facts}>
            {facts.map(({ label, value }) => (
              <View key={label} style={styles.fact}>
                <Text style={styles.label}>{label}</Text>
                <Text style={styles.value}>{value}</Text>
              </View>
            ))}
          </View>
        </View>
        {texts.map((text) => (
          <Text key={text} style={styles.text}>
            {text}
          </Text>
        ))}
        <View style={styles.table}>
          <View style={styles.columns} fixed>
            {columns.map((column, index) => (
              <Text key={column} style={styleOf(index)}>
                {column}
              </Text>
            ))}
          </View>
          {rows.map((row) => (
            <View key={row[0]} style={styles.row} wrap={false}>
              {row.map((cell, index) => (
                <Text key={columns[index]} style={styleOf(index)}>
                  {cell}
                </Text>
              ))}
            </View>
          ))}
        </View>
        {others && (
          <View style={styles.part} wrap={false}>
            <Text style={styles.partTitle}>{others.title}</Text>
            <Text>{others.names}</Text>
          </View>
        )}
        <Text style={[styles.part, styles.soft]}>{address}</Text>
      </Page>
    </Document>
  );
}
