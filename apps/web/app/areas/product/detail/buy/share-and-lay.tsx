import { Share } from "../../../../shell/browser/share.tsx";
import { SampleOffer } from "../../samples/sample-offer.tsx";

interface Props {
  name: string;
  /** The variant whose sample can be put beside others; null if it has no sample. */
  sampleOf: string | null;
}

/** Actions for a product other than buying and saving: sharing it and laying out its sample. */
export function ShareAndLay({ name, sampleOf }: Props) {
  return (
    <>
      <Share title={name} />
      {sampleOf && <SampleOffer itemNos={[sampleOf]} isPlain />}
    </>
  );
}
