import type { Language } from "@azulejo/contract";
import { Document, Page, Text, View } from "@react-pdf/renderer";
import { text } from "../../../messages/index.ts";
import type { BoxLabel } from "./box-labels.rules.ts";
import { paper } from "./paper-styles.ts";
import { gradeOf, type PaperOrder } from "./pick-list.tsx";

/** The common size of a shipping label, 4 by 6 inches, in points. */
const SIZE: [number, number] = [288, 432];

interface Props {
  order: PaperOrder;
  labels: BoxLabel[];
  language: Language;
}

/** A label for each unit. The lot is the largest thing on it; a sample's asks to order from the same lot. */
export function BoxLabels({ order, labels, language }: Props) {
  const title = text(language, "paper.boxLabels", { order: String(order.orderNo) });
  return (
    <Document title={title} author={order.shop} language={language}>
      {labels.map(({ line, lot, room, number, of }) => (
        <Page key={`${line.itemNo} ${number}`} size={SIZE} style={paper.label}>
          <View style={paper.labelHead}>
            <Text>{order.shop}</Text>
            <Text style={paper.strong}>{text(language, "paper.order", { order: String(order.orderNo) })}</Text>
          </View>
          <Text style={paper.labelItem}>{line.itemNo}</Text>
          <Text>{[line.name, line.detail].filter(Boolean).join(", ")}</Text>
          <Text style={paper.labelName}>{text(language, "paper.lotName")}</Text>
          <Text style={paper.labelLot}>{lot.code}</Text>
          <Text>{gradeOf(lot, language)}</Text>
          {room !== null && <Text style={paper.labelRoom}>{room}</Text>}
          {lot.isSample && <Text style={paper.labelName}>{text(language, "paper.matchSample", { lot: lot.code })}</Text>}
          <View style={paper.labelFoot}>
            <Text>{order.customer}</Text>
            <Text style={paper.strong}>{text(language, "paper.numberOf", { number: String(number), of: String(of) })}</Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}
