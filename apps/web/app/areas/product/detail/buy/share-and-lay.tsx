import { Share } from "../../../../shell/browser/share.tsx";
import { SampleOffer } from "../../samples/sample-offer.tsx";

interface Props {
  name: string;
  /** The variant whose sample can be laid beside others; null without one. */
  sampleOf: string | null;
}

/** What is done with a product besides buying and saving it. */
export function ShareAndLay({ name, sampleOf }: Props) {
  return (
    <>
      <Share title={name} />
      {sampleOf && <SampleOffer itemNos={[sampleOf]} isPlain />}
    </>
  );
}
