import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { BannerPreview } from "./banner-preview.tsx";

/** A banner as shown in both languages, with its pages, dates and audience. */
export function BannerFacts({ banner }: { banner: OfficeBanner }) {
  const t = useText();
  const { list, moment } = useFormats();
  const { from, until, paths, query, languages, customerKinds, linkTo, state } = banner;
  const time =
    from && until
      ? t("banners.fromUntil", { from: moment(from), until: moment(until) })
      : from
        ? t("banners.since", { from: moment(from) })
        : until
          ? t("banners.until", { until: moment(until) })
          : t("banners.always");
  const isEverywhere = paths.length === 0 || paths.includes("*");
  const readers = [
    ...customerKinds.map((kind) => t(`banners.kind.${kind}`)),
    ...languages.map((language) => t(`banners.only.${language}`)),
  ];
  return (
    <div className="banner-facts">
      <p className="banner-head">
        <strong className="font-medium">{banner.name}</strong>
        <span className="banner-state" data-state={state}>
          {t(`banners.state.${state}`)}
        </span>
        {banner.hasChanges && <span className="warn">{t("banners.hasChanges")}</span>}
      </p>
      <div className="banner-two">
        <BannerPreview banner={banner} language="en" />
        <BannerPreview banner={banner} language="es" />
      </div>
      <p className="soft">
        <span>{time}</span>
        <span>{isEverywhere ? t("banners.everyPage") : list([...paths, ...query])}</span>
        {readers.length > 0 && <span>{list(readers)}</span>}
        {linkTo && <span>{t("banners.leadsTo", { target: linkTo })}</span>}
      </p>
    </div>
  );
}
