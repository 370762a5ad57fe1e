import type { Language } from "@azulejo/contract";
import type { OfficeContainer } from "@azulejo/contract/areas/office.ts";
import { Document, Page, View } from "@react-pdf/renderer";
import { text } from "../../../messages/index.ts";
import { Words } from "../../../paper/tagged.tsx";
import { sizeToFit } from "../../../paper/text-lines.ts";
import { paper } from "./paper-styles.ts";
import { gradeOf } from "./pick-list.tsx";

/** The common size of a shipping label, 4 by 6 inches, in points. */
const SIZE: [number, number] = [288, 432];
/** The width between the margins, in points. */
const WIDTH = 252;

interface Props {
  shop: string;
  place: string;
  container: OfficeContainer;
  language: Language;
}

/** One label per lot of a container, for its pallet or shelf. The lot is printed largest. */
export function LotLabels({ shop, place, container, language }: Props) {
  const arrived = container.contents.filter(({ counted }) => counted !== 0);
  return (
    <Document title={text(language, "paper.lotLabels", { code: container.code })} author={shop} language={language}>
      {arrived.map(({ lineId, itemNo, name, size, lot, shade, caliber }) => (
        <Page key={lineId} size={SIZE} style={paper.label}>
          <View style={paper.labelHead}>
            <Words>{shop}</Words>
            <Words style={paper.strong}>{place}</Words>
          </View>
          <Words style={[paper.labelItem, { fontSize: sizeToFit(itemNo, 18, WIDTH) }]}>{itemNo}</Words>
          <Words>{[name, size].filter(Boolean).join(", ")}</Words>
          <Words style={paper.labelName}>{text(language, "paper.lotName")}</Words>
          <Words style={[paper.labelLot, { fontSize: sizeToFit(lot, 54, WIDTH) }]}>{lot}</Words>
          <Words>{gradeOf({ shade, caliber }, language)}</Words>
          <View style={paper.labelFoot}>
            <Words>{container.code}</Words>
            <Words>{container.supplier}</Words>
          </View>
        </Page>
      ))}
    </Document>
  );
}
