import type { Language } from "@azulejo/contract";
import { Document, Page, View } from "@react-pdf/renderer";
import { text, textOr } from "../../../messages/index.ts";
import { Words } from "../../../paper/tagged.tsx";
import type { HeldLine } from "./box-labels.rules.ts";
import { paper } from "./paper-styles.ts";

/** An order's data on both papers. */
export interface PaperOrder {
  orderNo: number;
  shop: string;
  customer: string;
  /** The fulfilment: "Pickup at Reno", or the city of the delivery. */
  way: string;
  /** The last promised day, written out; empty for none. */
  promised: string;
  /** The shop's address with the customer's language. */
  address: string;
  placeNames: Map<number, string>;
}

interface Props {
  order: PaperOrder;
  lines: HeldLine[];
  unitOf: (line: HeldLine, units: number) => string;
  language: Language;
}

/** The units to take from each place and lot, with a box to tick for each. */
export function PickList({ order, lines, unitOf, language }: Props) {
  const rows = lines.flatMap((line) => line.lots.map((lot) => ({ line, lot })));
  const title = text(language, "paper.pickList", { order: String(order.orderNo) });
  return (
    <Document title={title} author={order.shop} language={language}>
      <Page size="LETTER" style={paper.list}>
        <Words style={paper.title}>{title}</Words>
        <Words>{[order.customer, order.way].join(", ")}</Words>
        {order.promised !== "" && <Words style={paper.soft}>{text(language, "paper.promised", { day: order.promised })}</Words>}
        {[...Map.groupBy(rows, ({ lot }) => lot.placeId)].map(([placeId, atPlace]) => (
          <View key={placeId}>
            <Words style={paper.place} minPresenceAhead={60}>
              {order.placeNames.get(placeId) ?? ""}
            </Words>
            {atPlace.map(({ line, lot }) => (
              <View key={`${line.itemNo} ${lot.code}`} style={paper.row} wrap={false}>
                <View style={paper.box} />
                <Words style={paper.units}>{unitOf(line, lot.units)}</Words>
                <View style={paper.lot}>
                  <Words style={paper.strong}>{text(language, "paper.lot", { code: lot.code })}</Words>
                  <Words style={paper.soft}>{gradeOf(lot, language)}</Words>
                </View>
                <View style={paper.what}>
                  <Words style={paper.strong}>{line.itemNo}</Words>
                  <Words>{[line.name, line.detail].filter(Boolean).join(", ")}</Words>
                  {line.rooms.flatMap((room) =>
                    room.lots
                      .filter((one) => one.code === lot.code)
                      .map((one) => (
                        <Words key={`${room.name} ${one.quantity}`} style={paper.soft}>
                          {text(language, "paper.room", { room: room.name, quantity: unitOf(line, one.quantity) })}
                        </Words>
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
