import type { Language } from "@azulejo/contract";
import { Document, Page, Text, View } from "@react-pdf/renderer";
import { text, textOr } from "../../../messages/index.ts";
import type { HeldLine } from "./box-labels.rules.ts";
import { paper } from "./paper-styles.ts";

/** What both papers say about an order. */
export interface PaperOrder {
  orderNo: number;
  shop: string;
  customer: string;
  /** How it leaves: "Pickup at Reno", or the city of the delivery. */
  way: string;
  /** The last promised day, written out; empty for none. */
  promised: string;
  placeNames: Map<number, string>;
}

interface Props {
  order: PaperOrder;
  lines: HeldLine[];
  unitOf: (line: HeldLine, units: number) => string;
  language: Language;
}

/** What to take from which place and lot, with a box to tick for each. */
export function PickList({ order, lines, unitOf, language }: Props) {
  const rows = lines.flatMap((line) => line.lots.map((lot) => ({ line, lot })));
  const title = text(language, "paper.pickList", { order: String(order.orderNo) });
  return (
    <Document title={title} author={order.shop} language={language}>
      <Page size="LETTER" style={paper.list}>
        <Text style={paper.title}>{title}</Text>
        <Text>{[order.customer, order.way].join(" · ")}</Text>
        {order.promised !== "" && <Text style={paper.soft}>{text(language, "paper.promised", { day: order.promised })}</Text>}
        {[...Map.groupBy(rows, ({ lot }) => lot.placeId)].map(([placeId, atPlace]) => (
          <View key={placeId}>
            <Text style={paper.place} minPresenceAhead={60}>
              {order.placeNames.get(placeId) ?? ""}
            </Text>
            {atPlace.map(({ line, lot }) => (
              <View key={`${line.itemNo} ${lot.code}`} style={paper.row} wrap={false}>
                <View style={paper.box} />
                <Text style={paper.units}>{unitOf(line, lot.units)}</Text>
                <View style={paper.lot}>
                  <Text style={paper.strong}>{text(language, "paper.lot", { code: lot.code })}</Text>
                  <Text style={paper.soft}>{gradeOf(lot, language)}</Text>
                </View>
                <View style={paper.what}>
                  <Text style={paper.strong}>{line.itemNo}</Text>
                  <Text>{[line.name, line.detail].filter(Boolean).join(", ")}</Text>
                  {line.rooms.flatMap((room) =>
                    room.lots
                      .filter((one) => one.code === lot.code)
                      .map((one) => (
                        <Text key={`${room.name} ${one.quantity}`} style={paper.soft}>
                          {text(language, "paper.room", { room: room.name, quantity: unitOf(line, one.quantity) })}
                        </Text>
                      )),
                  )}
                </View>
              </View>
            ))}
          </View>
        ))}
      </Page>
    </Document>
  );
}

/** Shade and caliber, as far as they are known. */
export const gradeOf = ({ shade, caliber }: { shade: string | null; caliber: string | null }, language: Language): string =>
  [shade && textOr(language, "paper.shade", "", { shade }), caliber && textOr(language, "paper.caliber", "", { caliber })]
    .filter(Boolean)
    .join(", ");
