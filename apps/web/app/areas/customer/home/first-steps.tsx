import type { Picture as PictureValue } from "@azulejo/contract";
import { Icon, Pin } from "@azulejo/ui/icon.tsx";
import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.ts";
import { Picture } from "../../../media/picture.tsx";
import { pieceCrop } from "../../../media/picture-rules.ts";
import { pictureOf, type SceneCell } from "../../../media/scene-cell.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { laterPart } from "../../../shell/browser/later-part.tsx";
import { useShellData } from "../../../shell/shell-data.ts";
import type { MapView } from "../../store/map/shown.ts";
import { PartHead } from "./part-head.tsx";

const StepMap = laterPart(async () => (await import("./step-map.tsx")).StepMap);

/** A sample's sides. */
const SAMPLE = { widthMm: 150, heightMm: 150 };
const SAMPLES = 3;
const SIZES = "(min-width: 48rem) 28rem, 6rem";

interface Props {
  hasOrders: boolean;
  hasBook: boolean;
  /** A room of the gallery; null without any. */
  room: SceneCell | null;
  /** Materials that there are samples of. */
  materials: PictureValue[];
  stores: MapView["stores"];
}

/** Links for a new customer: a room, samples and the map of stores, each with what it leads to. */
export function FirstSteps({ hasOrders, hasBook, room, materials, stores }: Props) {
  const t = useText();
  const address = useAddress();
  const { features } = useShellData().settings;
  const steps = [
    ...(hasBook ? [] : [{ key: "rooms", to: "gallery/" } as const]),
    ...(hasOrders || !features.samples ? [] : [{ key: "samples", to: "product/" } as const]),
    { key: "stores", to: "stores/" } as const,
  ];
  const pictures: Record<(typeof steps)[number]["key"], ReactNode> = {
    rooms: room && <Picture picture={pictureOf(room)} alt="" sizes={SIZES} className="step-picture" />,
    samples: (
      <div className="step-picture step-samples">
        {materials.slice(0, SAMPLES).map((picture) => (
          <Picture key={picture.address} picture={picture} crop={pieceCrop(picture, SAMPLE)} alt="" sizes="9rem" />
        ))}
      </div>
    ),
    stores: (
      <div className="step-picture step-map" inert>
        <Icon of={Pin} size={32} />
        <StepMap stores={stores} />
      </div>
    ),
  };
  return (
    <section>
      <PartHead words={t("customer.begin")} />
      <ul className="first-steps">
        {steps.map(({ key, to }) => (
          <li key={key}>
            {pictures[key]}
            <div>
              <a href={address(to)}>{t(`customer.begin.${key}`)}</a>
              <p>{t(`customer.begin.${key}Why`)}</p>
            </div>
          </li>
        ))}
      </ul>
      {!hasOrders && <p className="mt-4 max-w-prose text-small text-ink-soft">{t("customer.noOrder")}</p>}
    </section>
  );
}
