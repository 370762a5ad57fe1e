import type { IdeaBookEntry } from "@azulejo/contract/areas/ideabook.ts";
import { frameCrop } from "../../blocks/media/frame-crop.ts";
import { pictureOf } from "../../media/asset.ts";
import { Laid } from "../../media/laid.tsx";
import { Picture } from "../../media/picture.tsx";

interface Props {
  entry: IdeaBookEntry;
  /** Width divided by height. */
  aspect: number;
  /** Feet of laid material shown across. */
  acrossFeet: number;
  sizes: string;
  className?: string;
}

/** The picture of an entry: a laid material at this scale, or a picture cropped to the frame. */
export function IdeaPicture({ entry, aspect, acrossFeet, sizes, className = "" }: Props) {
  const { kind, picture: own, image, name, format } = entry;
  const picture = own ?? pictureOf(image ? { id: null, filename: image, alt: null } : null);
  if (!picture) return <span className={`block bg-joint ${className}`} />;
  if (kind === "product")
    return (
      <Laid {...{ picture, format, acrossFeet, aspect, sizes }} alt="" name={name} largest={960} className={`object-cover ${className}`} />
    );
  return (
    <Picture
      picture={picture}
      alt=""
      name={name}
      sizes={sizes}
      crop={frameCrop(picture, null, aspect)}
      className={`object-cover ${className}`}
    />
  );
}

export const hasPicture = ({ picture, image }: IdeaBookEntry): boolean =>
  picture !== null || pictureOf(image ? { id: null, filename: image, alt: null } : null) !== null;
