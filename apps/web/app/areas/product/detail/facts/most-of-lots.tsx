import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import type { DetailData } from "../detail-data.ts";
import { isLaid, lotValues } from "../most-of-one-lot.ts";

interface Props {
  availability: DetailData["availability"];
  selected: Variant;
}

/** The most units available from one lot, and where it is; also for delivery, if that comes from another lot. */
export function MostOfLots({ availability, selected }: Props) {
  const t = useText();
  const language = useLanguage();
  const lotOf = (way: string) => availability?.options.find((one) => one.fulfilment === way)?.oneLot ?? null;
  const picked = lotOf("PKUP");
  const delivered = lotOf("DLVR");
  const [parameters] = useSearchParams();
  const lot = parameters.get("lot");
  if (!isLaid(selected)) return null;
  if (lot) return <SampleLot lot={lot} availability={availability} selected={selected} />;
  if (!picked) return null;
  const isOther = delivered && (delivered.code !== picked.code || delivered.available !== picked.available);
  return (
    <div className="tabular mt-3 text-small">
      <p>{t("detail.mostOfLot", lotValues(picked, selected.sellUnit, language))}</p>
      {isOther && <p className="text-ink-soft">{t("detail.mostOfLotDelivered", lotValues(delivered, selected.sellUnit, language))}</p>}
    </div>
  );
}

/** How much is left of the lot of the visitor's sample, whose label links here. */
function SampleLot({ lot, availability, selected }: Props & { lot: string }) {
  const t = useText();
  const language = useLanguage();
  const places = (availability?.stores ?? []).flatMap(({ name, lots }) =>
    lots.filter(({ code }) => code.toLowerCase() === lot.toLowerCase()).map(({ code, available }) => ({ name, code, available })),
  );
  const available = places.reduce((sum, place) => sum + place.available, 0);
  const found = { code: places[0]?.code ?? lot, available, places: places.map(({ name }) => ({ code: name, name })) };
  return (
    <p id="lot" className={`tabular mt-3 text-small ${available > 0 ? "text-moss" : "text-clay"}`}>
      {t(available > 0 ? "detail.sampleLot" : "detail.sampleLotGone", lotValues(found, selected.sellUnit, language))}
    </p>
  );
}
