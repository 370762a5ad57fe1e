interface Place {
  country: string;
  province: string;
}

/** Returns the certificate that exempts a place from tax, if there is one. */
export const exemptionFor = <Exemption extends Place>(exemptions: Exemption[], place: Place | null | undefined): Exemption | null =>
  exemptions.find((one) => one.country === place?.country && one.province === place.province) ?? null;
