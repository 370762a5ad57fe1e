import type { Language, OfficeOrder } from "@azulejo/contract";
import { Column, Row, Text } from "react-email";
import { text } from "../../../messages/index.ts";
import { plain, soft } from "../../frame/mail-style.ts";
import { LinePicture, type LinePictureProps } from "./line-picture.tsx";

/** Pictures of items, by item number. */
export type Pictures = ReadonlyMap<string, Pick<LinePictureProps, "picture" | "format">>;

interface Props {
  line: OfficeOrder["lines"][number];
  units: number;
  /** Texts after the item and size. */
  details: string[];
  language: Language;
  pictures: Pictures;
  publicUrl: string;
}

/** The units of a line that an email is about, with the item's picture. */
export function NewsLine({ line, units, details, language, pictures, publicUrl }: Props) {
  return (
    <Row>
      <Column style={{ width: "80px", verticalAlign: "top", paddingTop: "4px" }}>
        <LinePicture {...(pictures.get(line.itemNo) ?? { picture: null, format: null })} name={line.name} publicUrl={publicUrl} />
      </Column>
      <Column style={{ verticalAlign: "top" }}>
        <Text style={plain}>
          <strong>{text(language, `mail.receipt.quantity.${line.sellUnit}`, { count: units })}</strong> {line.name}
          <br />
          <span style={{ color: soft.color, fontSize: soft.fontSize }}>
            {[line.itemNo, line.detail, ...details].filter(Boolean).join(", ")}
          </span>
        </Text>
      </Column>
    </Row>
  );
}
