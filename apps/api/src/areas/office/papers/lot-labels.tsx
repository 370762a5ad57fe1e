import type { Language } from "@azulejo/contract";
import type { OfficeContainer } from "@azulejo/contract/areas/office.ts";
import { Document, Page, Text, View } from "@react-pdf/renderer";
import { text } from "../../../messages/index.ts";
import { paper } from "./paper-styles.ts";
import { gradeOf } from "./pick-list.tsx";

/** The common size of a shipping label, 4 by 6 inches, in points. */
const SIZE: [number, number] = [288, 432];

interface Props {
  shop: string;
  place: string;
  container: OfficeContainer;
  language: Language;
}

/** A label for each lot that came with a container, for its pallet or shelf. The lot is the largest thing on it. */
export function LotLabels({ shop, place, container, language }: Props) {
  const arrived = container.contents.filter(({ counted }) => counted !== 0);
  return (
    <Document title={text(language, "paper.lotLabels", { code: container.code })} author={shop} language={language}>
      {arrived.map(({ lineId, itemNo, name, size, lot, shade, caliber }) => (
        <Page key={lineId} size={SIZE} style={paper.label}>
          <View style={paper.labelHead}>
            <Text>{shop}</Text>
            <Text style={paper.strong}>{place}</Text>
          </View>
          <Text style={paper.labelItem}>{itemNo}</Text>
          <Text>{[name, size].filter(Boolean).join(", ")}</Text>
          <Text style={paper.labelName}>{text(language, "paper.lotName")}</Text>
          <Text style={paper.labelLot}>{lot}</Text>
          <Text>{gradeOf({ shade, caliber }, language)}</Text>
          <View style={paper.labelFoot}>
            <Text>{container.code}</Text>
            <Text>{container.supplier}</Text>
          </View>
        </Page>
      ))}
    </Document>
  );
}
