import type { MessageKey } from "../../i18n/text.ts";

export interface FooterColumn {
  heading: MessageKey;
  /** Paths below the language, and their labels. */
  links: [path: string, words: MessageKey][];
}

/** Footer links besides the departments. */
export const footerColumns: FooterColumn[] = [
  {
    heading: "footer.company",
    links: [
      ["about/", "footer.about"],
      ["location/", "footer.stores"],
      ["pros/", "footer.pros"],
      ["blog/", "footer.journal"],
      ["how-its-made/", "footer.howItsMade"],
      ["slab-buying-guide/", "footer.slabGuide"],
      ["catalog/", "footer.catalog"],
    ],
  },
  {
    heading: "footer.help",
    links: [
      ["contact/", "footer.contact"],
      ["returns/", "footer.returns"],
      ["billing-and-shipping/", "footer.shipping"],
      ["installation-care-maintenance/", "footer.care"],
      ["safety-data-sheets/", "footer.safety"],
      ["warranty/", "footer.warranty"],
      ["search/content", "footer.search"],
    ],
  },
  {
    heading: "footer.legal",
    links: [
      ["policies/", "footer.policies"],
      ["terms-of-sale/", "footer.terms"],
      ["website-policies/", "footer.privacy"],
      ["web-accessibility-statement/", "footer.accessibility"],
      ["do-not-sell-or-share/", "footer.doNotSell"],
    ],
  },
];

/** Pages that exist without a story. */
export const ownPages = new Set(["search/content"]);
