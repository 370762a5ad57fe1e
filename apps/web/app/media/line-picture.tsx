import "./line-picture.css";
import type { Picture as PictureValue } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { partWhenIdle } from "../shell/browser/later-part.tsx";

const LineImage = partWhenIdle(async () => (await import("./line-image.tsx")).LineImage);

interface Props {
  picture: PictureValue | null;
  format: PieceFormat | null;
  /** Text shown if the picture fails to load. */
  name: string;
  alt?: string;
  className?: string;
}

/** The picture of a line's product, in a square. */
export function LinePicture({ picture, format, name, alt = "", className = "" }: Props) {
  return (
    <span className={`line-picture ${picture ? "" : "bg-joint "}${className}`}>
      {picture && <LineImage picture={picture} format={format} name={name} alt={alt} />}
    </span>
  );
}
