/** A text in every language. */
export interface Localized {
  en: string;
  es: string;
}

/** The slug and name of a story or folder in another language. */
export interface TranslatedSlug {
  lang: string;
  slug: string;
  name: string | null;
  published: boolean;
}
