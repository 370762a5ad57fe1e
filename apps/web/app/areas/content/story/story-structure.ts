import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import { pictureOf } from "../../../media/asset.ts";
import { absolute } from "../../../shell/head/languages.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { ShownStory } from "./load-story.server.ts";
import { plainText } from "./plain-text.ts";
import { walkContent } from "./walk-content.ts";

/** Returns the schema.org data of a story besides the page itself: article, store, questions and answers. */
export function storyStructure(shown: ShownStory, root: ShellData): object[] {
  const { content } = shown.story;
  return [...articleOf(shown, root), ...storeOf(shown, root), ...questionsOf(content)];
}

const isoOf = (date: string): string => `${date.replace(" ", "T")}:00Z`;

function articleOf({ story, view, path }: ShownStory, root: ShellData): object[] {
  const { component, title, description, date, image } = story.content as BlokValue & Record<string, string> & { image: never };
  if (component !== "article") return [];
  const picture = pictureOf(image);
  return [
    {
      "@type": "Article",
      headline: title,
      ...(description && { description }),
      ...(picture && { image: [absolute(root, picture.address)] }),
      ...(date && { datePublished: isoOf(date) }),
      ...(story.updatedAt && { dateModified: story.updatedAt }),
      inLanguage: root.settings.locales.find((one) => one.code === root.language)?.language ?? root.language,
      ...(view.author && { author: { "@type": "Person", name: view.author.name, url: absolute(root, view.author.href) } }),
      publisher: { "@id": `${root.publicUrl}/#identity` },
      mainEntityOfPage: absolute(root, `/${root.language}/${path}`),
    },
  ];
}

const weekdays: Record<string, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

function storeOf({ view, path, story }: ShownStory, root: ShellData): object[] {
  const { store } = view;
  if (!store) return [];
  const picture = pictureOf((story.content as { image?: never }).image);
  return [
    {
      "@type": "HardwareStore",
      "@id": absolute(root, `/${root.language}/${path}#store`),
      name: `${root.settings.name}, ${store.name}`,
      url: absolute(root, `/${root.language}/${path}`),
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
      openingHoursSpecification: Object.entries(store.hours).flatMap(([day, hours]) =>
        hours ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: weekdays[day], opens: hours[0], closes: hours[1] }] : [],
      ),
      parentOrganization: { "@id": `${root.publicUrl}/#identity` },
    },
  ];
}

function questionsOf(content: BlokValue): object[] {
  const questions: object[] = [];
  walkContent(content, {
    blok(blok) {
      if (blok.component !== "accordion_item" || typeof blok.title !== "string") return;
      const answer = plainText(blok.text as RichTextValue | undefined);
      if (answer) questions.push({ "@type": "Question", name: blok.title, acceptedAnswer: { "@type": "Answer", text: answer } });
    },
  });
  return questions.length > 0 ? [{ "@type": "FAQPage", mainEntity: questions }] : [];
}
