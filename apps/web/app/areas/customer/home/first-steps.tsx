import type { Picture as PictureValue } from "@azulejo/contract";
import { useText } from "../../../i18n/text.ts";
import { Picture } from "../../../media/picture.tsx";
import { pieceCrop } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { PartHead } from "./part-head.tsx";

const TILE = { widthMm: 900, heightMm: 600 };

interface Props {
  hasOrders: boolean;
  hasBook: boolean;
  /** A material above each link, or beside it on a phone. */
  pictures: PictureValue[];
}

/** Links for a new customer: rooms, samples and stores. */
export function FirstSteps({ hasOrders, hasBook, pictures }: Props) {
  const t = useText();
  const address = useAddress();
  const { features } = useShellData().settings;
  const steps = [
    ...(hasBook ? [] : [{ key: "rooms", to: "gallery/" } as const]),
    ...(hasOrders || !features.samples ? [] : [{ key: "samples", to: "product/" } as const]),
    { key: "stores", to: "stores/" } as const,
  ];
  return (
    <section>
      <PartHead words={t("customer.begin")} />
      <ul className="first-steps">
        {steps.map(({ key, to }, index) => (
          <li key={key}>
            {pictures[index] && (
              <Picture
                picture={pictures[index]}
                crop={pieceCrop(pictures[index], TILE, index)}
                alt=""
                sizes="(min-width: 48rem) 28rem, 6rem"
                className="step-picture"
              />
            )}
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
