import type { Language } from "@azulejo/contract";
import { Document, Page, View } from "@react-pdf/renderer";
import { text } from "../../../messages/index.ts";
import { Words } from "../../../paper/tagged.tsx";
import { sizeToFit } from "../../../paper/text-lines.ts";
import type { BoxLabel } from "./box-labels.rules.ts";
import { paper } from "./paper-styles.ts";
import { gradeOf, type PaperOrder } from "./pick-list.tsx";
import { QrCode } from "./qr-code.tsx";
import { sampleAddress } from "./sample-address.ts";

/** The common size of a shipping label, 4 by 6 inches, in points. */
const SIZE: [number, number] = [288, 432];
/** The width between the margins, in points. */
const WIDTH = 252;

interface Props {
  order: PaperOrder;
  labels: BoxLabel[];
  language: Language;
}

/** One label per unit. The lot is printed largest; a sample's label recommends ordering from the same lot. */
export function BoxLabels({ order, labels, language }: Props) {
  const title = text(language, "paper.boxLabels", { order: String(order.orderNo) });
  return (
    <Document title={title} author={order.shop} language={language}>
      {labels.map(({ line, lot, room, number, of }) => (
        <Page key={`${line.itemNo} ${number}`} size={SIZE} style={paper.label}>
          <View style={paper.labelHead}>
            <Words>{order.shop}</Words>
            <Words style={paper.strong}>{text(language, "paper.order", { order: String(order.orderNo) })}</Words>
          </View>
          <Words style={[paper.labelItem, { fontSize: sizeToFit(line.itemNo, 18, WIDTH) }]}>{line.itemNo}</Words>
          <Words>{[line.name, line.detail].filter(Boolean).join(", ")}</Words>
          <Words style={paper.labelName}>{text(language, "paper.lotName")}</Words>
          <Words style={[paper.labelLot, { fontSize: sizeToFit(lot.code, 54, WIDTH) }]}>{lot.code}</Words>
          <Words>{gradeOf(lot, language)}</Words>
          {room !== null && <Words style={paper.labelRoom}>{room}</Words>}
          {lot.sampleOf !== null && (
            <View style={paper.labelScan}>
              <Words style={paper.labelScanWords}>{text(language, "paper.matchSample", { lot: lot.code })}</Words>
              <QrCode text={sampleAddress(order.address, { sampleOf: lot.sampleOf, lot: lot.code })} />
            </View>
          )}
          <View style={paper.labelFoot}>
            <Words>{order.customer}</Words>
            <Words style={paper.strong}>{text(language, "paper.numberOf", { number: String(number), of: String(of) })}</Words>
          </View>
        </Page>
      ))}
    </Document>
  );
}
