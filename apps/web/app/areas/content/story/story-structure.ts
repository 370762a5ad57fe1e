import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import type { BlogPosting, DayOfWeek, FAQPage, HardwareStore, Question, Thing } from "schema-dts";
import { pictureOf } from "../../../media/asset.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { absolute } from "../../../shell/head/languages.ts";
import { identityOf, languageTag, logoOf } from "../../../shell/head/structured-data.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { ShownStory } from "./load-story.server.ts";
import { plainText } from "./plain-text.ts";
import { walkContent } from "./walk-content.ts";

/** Returns the schema.org data of a story besides the page itself, for the document only: article, store, questions and answers. */
export function storyStructure(shown: ShownStory, root: ShellData): Thing[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return [];
  const { content } = shown.story;
  return [...articleOf(shown, root), ...storeOf(shown, root), ...questionsOf(content)];
}

const isoOf = (date: string): string => `${date.replace(" ", "T")}:00Z`;

function articleOf({ story, view, path }: ShownStory, root: ShellData): BlogPosting[] {
  const { component, title, description, date, image } = story.content as BlokValue & Record<string, string> & { image: never };
  if (component !== "article") return [];
  const picture = pictureOf(image);
  return [
    {
      "@type": "BlogPosting",
      headline: title || story.name,
      ...(description && { description }),
      ...(picture && { image: [absolute(root, picture.address)] }),
      ...(date && { datePublished: isoOf(date) }),
      ...(story.updatedAt && { dateModified: story.updatedAt }),
      inLanguage: languageTag(root),
      ...(view.author && { author: { "@type": "Person", name: view.author.name, url: absolute(root, view.author.href) } }),
      publisher: identityOf(root),
      mainEntityOfPage: absolute(root, addressOf(root.settings, root.language, path)),
    },
  ];
}

const weekdays: Record<string, DayOfWeek> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

function storeOf({ view, path, story }: ShownStory, root: ShellData): HardwareStore[] {
  const { store } = view;
  if (!store) return [];
  const url = absolute(root, addressOf(root.settings, root.language, path));
  const picture = pictureOf((story.content as { image?: never }).image);
  return [
    {
      "@type": "HardwareStore",
      "@id": `${url}#store`,
      name: `${root.settings.name}, ${store.name}`,
      url,
      logo: logoOf(root),
      telephone: store.phone,
      ...(picture && { image: absolute(root, picture.address) }),
      address: {
        "@type": "PostalAddress",
        streetAddress: store.street,
        addressLocality: store.city,
        addressRegion: store.state,
        postalCode: store.postalCode,
        addressCountry: store.country,
      },
      geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
      openingHoursSpecification: Object.entries(store.hours).flatMap(([day, hours]) => {
        const dayOfWeek = weekdays[day];
        return hours && dayOfWeek ? [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens: hours[0], closes: hours[1] }] : [];
      }),
      parentOrganization: identityOf(root),
    },
  ];
}

function questionsOf(content: BlokValue): FAQPage[] {
  const questions: Question[] = [];
  walkContent(content, {
    blok(blok) {
      if (blok.component !== "accordion_item" || typeof blok.title !== "string") return;
      const answer = plainText(blok.text as RichTextValue | undefined);
      if (answer) questions.push({ "@type": "Question", name: blok.title, acceptedAnswer: { "@type": "Answer", text: answer } });
    },
  });
  return questions.length > 0 ? [{ "@type": "FAQPage", mainEntity: questions }] : [];
}
