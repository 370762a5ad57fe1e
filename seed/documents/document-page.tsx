import { runsOf, TEXT_FACE, TITLE_FACE } from "@azulejo/api/paper/faces.ts";
import { Words } from "@azulejo/api/paper/tagged.tsx";
import { Document, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Token, Tokens } from "marked";

const INK = "#1D1C1A";
const SOFT = "#5E5A53";
const styles = StyleSheet.create({
  page: { paddingVertical: 54, paddingHorizontal: 60, fontFamily: TEXT_FACE, fontSize: 10, lineHeight: 1.5, color: INK },
  title: { fontFamily: TITLE_FACE, fontSize: 22, lineHeight: 1.2, marginBottom: 14 },
  heading: { fontFamily: TITLE_FACE, fontSize: 14, lineHeight: 1.3, marginTop: 14, marginBottom: 5 },
  paragraph: { marginBottom: 7 },
  item: { flexDirection: "row", marginBottom: 3 },
  mark: { width: 18, color: SOFT },
  text: { flex: 1 },
  strong: { fontWeight: 700 },
  row: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#E4DFD6", paddingVertical: 3 },
  cell: { flex: 1, paddingRight: 8 },
  foot: {
    position: "absolute",
    bottom: 28,
    left: 60,
    right: 60,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: SOFT,
  },
});

interface Props {
  title: string;
  language: string;
  supplier: string;
  tokens: Token[];
}

/** Renders one of the supplier's documents from its Markdown. */
export function DocumentPage({ title, language, supplier, tokens }: Props) {
  return (
    <Document title={title} author={supplier} language={language}>
      <Page size="LETTER" style={styles.page}>
        {tokens.map((token, index) => (
          <Block key={index} token={token} />
        ))}
        <View style={styles.foot} fixed>
          <Text>{supplier}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

function Block({ token }: { token: Token }) {
  switch (token.type) {
    case "heading":
      return <Text style={(token as Tokens.Heading).depth === 1 ? styles.title : styles.heading}>{inline(token, TITLE_FACE)}</Text>;
    case "paragraph":
      return <Text style={styles.paragraph}>{inline(token)}</Text>;
    case "list":
      return <List list={token as Tokens.List} />;
    case "table":
      return <Table table={token as Tokens.Table} />;
    default:
      return null;
  }
}

function List({ list }: { list: Tokens.List }) {
  const first = typeof list.start === "number" ? list.start : 1;
  return (
    <View style={styles.paragraph}>
      {list.items.map((item, index) => (
        <View key={item.raw} style={styles.item}>
          <Text style={styles.mark}>{list.ordered ? `${first + index}.` : "–"}</Text>
          <Text style={styles.text}>{inline(item)}</Text>
        </View>
      ))}
    </View>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  const rows = [table.header, ...table.rows];
  return (
    <View style={styles.paragraph}>
      {rows.map((row, index) => (
        <View key={row.map((cell) => cell.text).join("|")} style={styles.row}>
          {row.map((cell, column) => (
            <Words key={column} style={index === 0 ? [styles.cell, styles.strong] : styles.cell}>
              {cell.text}
            </Words>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Renders a token's text with its bold parts; each word gets a font that has its characters. */
function inline(token: Token, face = TEXT_FACE) {
  const parts = ("tokens" in token ? (token.tokens as Token[] | undefined) : undefined) ?? [];
  const flat = parts.flatMap((part) => (part.type === "text" && "tokens" in part && part.tokens ? part.tokens : [part]));
  return flat.flatMap((part) =>
    runsOf(plain("text" in part ? String(part.text) : part.raw), face).map((run, place) => (
      <Text key={`${part.raw} ${place}`} style={{ fontFamily: run.faces, fontWeight: part.type === "strong" ? 700 : 400 }}>
        {run.text}
      </Text>
    )),
  );
}

const plain = (text: string): string =>
  text
    .replace(/⚠\s*/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
