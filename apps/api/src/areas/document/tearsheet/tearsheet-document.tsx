import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import { TEXT_FACE } from "../../../paper/faces.ts";
import { Foot, INK, JOINT, MARGIN, SOFT } from "../../../paper/paper.tsx";
import { tagOf } from "../../../paper/tag.ts";
import { Box, Picture, Words } from "../../../paper/tagged.tsx";
import type { Tearsheet } from "./tearsheet.ts";

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 54,
    paddingHorizontal: MARGIN,
    fontFamily: TEXT_FACE,
    fontSize: 9,
    lineHeight: 1.45,
    color: INK,
  },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", paddingBottom: 8, marginBottom: 14 },
  rule: { borderBottomWidth: 1, borderBottomColor: INK },
  shop: { fontSize: 15, lineHeight: 1.2 },
  soft: { color: SOFT },
  right: { textAlign: "right" },
  kicker: { color: SOFT, marginBottom: 3 },
  title: { fontSize: 30, lineHeight: 1.1 },
  top: { flexDirection: "row", marginBottom: 14 },
  // Pictures keep their proportions, so that planks aren't cropped to squares.
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
  cell: { flex: 1, paddingRight: 6 },
  wide: { flex: 1.8, paddingRight: 8 },
  widest: { flex: 2.75 },
  outlines: { flexDirection: "row", flexWrap: "wrap", alignItems: "flex-end", marginTop: 4 },
  outline: { marginRight: 16, marginBottom: 4 },
  piece: { borderWidth: 0.75, borderColor: INK, backgroundColor: "#F4F1EA", marginBottom: 3 },
  name: { flexDirection: "row", justifyContent: "space-between", marginBottom: 14 },
  meanings: { flex: 1, paddingRight: 24 },
  meaning: { marginBottom: 3, fontSize: 8, color: SOFT },
  scan: { width: 84, alignItems: "center" },
  code: { width: 60, height: 60 },
  scanWords: { fontSize: 7.5, textAlign: "center" },
  part: { marginTop: 12 },
  partTitle: { color: SOFT, marginBottom: 2 },
});

/** Space for the outlines, in points. */
const OUTLINES = { width: 440, height: 36 };

/** Outlines of all sizes at one scale. */
function SizeOutlines({ sizes: { title, pieces } }: { sizes: NonNullable<Tearsheet["sizes"]> }) {
  const widest = pieces.reduce((sum, { widthMm }) => sum + widthMm, 0);
  const highest = Math.max(...pieces.map(({ heightMm }) => heightMm));
  const scale = Math.min(OUTLINES.width / widest, OUTLINES.height / highest, 0.15);
  return (
    <Box style={styles.part} wrap={false}>
      <Words style={styles.partTitle} tag={tagOf.heading()}>
        {title}
      </Words>
      <Box style={styles.outlines}>
        {pieces.map(({ label, widthMm, heightMm }) => (
          <Box key={label} style={styles.outline}>
            <Box style={[styles.piece, { width: widthMm * scale, height: heightMm * scale }]} />
            <Words style={styles.soft}>{label}</Words>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A product on letter paper, for a binder or bid: picture, properties and all sizes. */
export function TearsheetDocument({ sheet, scan }: { sheet: Tearsheet; scan: Buffer }) {
  const { shop, title, texts, picture, facts, others, address, foot, page } = sheet;
  return (
    <Document title={title} author={shop} language={sheet.language}>
      <Page size="LETTER" style={styles.page}>
        <Foot foot={foot} page={page} />
        <Shop sheet={sheet} />
        <Name sheet={sheet} scan={scan} />
        <Box style={styles.top}>
          {picture && (
            <Box style={styles.stage}>
              <Picture style={styles.picture} tag={tagOf.figure(title)} src={{ data: Buffer.from(picture), format: "jpg" }} />
            </Box>
          )}
          <Box style={styles.facts} tag={tagOf.table()}>
            {facts.map(({ label, value }) => (
              <Box key={label} style={styles.fact} tag={tagOf.row()}>
                <Words style={styles.label} tag={tagOf.rowTitle()}>
                  {label}
                </Words>
                <Words style={styles.value} tag={tagOf.cell()}>
                  {value}
                </Words>
              </Box>
            ))}
          </Box>
        </Box>
        {texts.map((text) => (
          <Words key={text} style={styles.text}>
            {text}
          </Words>
        ))}
        <Items sheet={sheet} />
        {sheet.sizes && <SizeOutlines sizes={sheet.sizes} />}
        {others && (
          <Box style={styles.part} wrap={false}>
            <Words style={styles.partTitle} tag={tagOf.heading()}>
              {others.title}
            </Words>
            <Words>{others.names}</Words>
          </Box>
        )}
        <Box style={styles.part} wrap={false}>
          {sheet.meanings.length > 0 && (
            <Words style={styles.partTitle} tag={tagOf.heading()}>
              {sheet.meaningsTitle}
            </Words>
          )}
          {sheet.meanings.map((meaning) => (
            <Words key={meaning} style={styles.meaning}>
              {meaning}
            </Words>
          ))}
        </Box>
        <Words style={[styles.part, styles.soft]}>{address}</Words>
      </Page>
    </Document>
  );
}

/** The shop's name and address. */
function Shop({ sheet: { shop, from } }: { sheet: Tearsheet }) {
  return (
    <Box style={[styles.head, styles.rule]}>
      <Words style={styles.shop} isTitle>
        {shop}
      </Words>
      <Box>
        {from.map((line) => (
          <Words key={line} style={[styles.soft, styles.right]}>
            {line}
          </Words>
        ))}
      </Box>
    </Box>
  );
}

/** The material's name, and a code that leads to its page. */
function Name({ sheet, scan }: { sheet: Tearsheet; scan: Buffer }) {
  const { kicker, title } = sheet;
  return (
    <Box style={styles.name}>
      <Box style={styles.meanings}>
        <Words style={styles.kicker}>{kicker}</Words>
        <Words style={styles.title} tag={tagOf.title()} isTitle>
          {title}
        </Words>
      </Box>
      <Box style={styles.scan}>
        <Picture style={styles.code} tag={tagOf.figure(sheet.scan.label)} src={{ data: scan, format: "png" }} />
        <Words style={[styles.soft, styles.scanWords]}>{sheet.scan.label}</Words>
      </Box>
    </Box>
  );
}

/** The width of a capital letter in the table, in points. */
const LETTER = 4.9;
const MAX_NUMBER = 180;

/** Every item, with its number, size and what a unit holds. */
function Items({ sheet: { columns, rows } }: { sheet: Tearsheet }) {
  // The item number's column is as wide as the longest number, so that none wraps.
  const longest = Math.max(...rows.map(([number = ""]) => number.length));
  const number = { width: Math.min(MAX_NUMBER, LETTER * longest + 8), paddingRight: 8 };
  const styleOf = (column: number) =>
    column === columns.length - 1 ? styles.widest : column === 0 ? number : column === 1 ? styles.wide : styles.cell;
  return (
    <Box style={styles.table} tag={tagOf.table()}>
      <Box style={styles.columns} fixed tag={tagOf.row()}>
        {columns.map((column, index) => (
          <Words key={column} style={styleOf(index)} tag={tagOf.columnTitle()}>
            {column}
          </Words>
        ))}
      </Box>
      {rows.map((row) => (
        <Box key={row[0]} style={styles.row} wrap={false} tag={tagOf.row()}>
          {row.map((cell, index) => (
            <Words key={columns[index]} style={styleOf(index)} tag={index === 0 ? tagOf.rowTitle() : tagOf.cell()}>
              {cell}
            </Words>
          ))}
        </Box>
      ))}
    </Box>
  );
}
