import type { BlokValue, RichTextValue } from "@azulejo/contract/content/field-types.ts";
import type { BlogPosting, FAQPage, HardwareStore, ProfilePage, Question, Thing } from "schema-dts";
import { walkContent } from "../../../blocks/story/walk-content.ts";
import { pictureOf } from "../../../media/asset.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import { absolute } from "../../../shell/head/languages.ts";
import { identityOf, languageTag } from "../../../shell/head/structured-data.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { storeStructure } from "../../store/store-structure.ts";
import type { LoadedStory } from "./load-story.server.ts";
import { plainText } from "./plain-text.ts";

/**
 * Returns the schema.org data of a story besides the page itself (article, author, store, questions and answers), only for document
 * requests.
 */
export function storyStructure(shown: LoadedStory, root: ShellData): Thing[] {
  if (import.meta.env.PROD && !import.meta.env.SSR) return [];
  const { content } = shown.story;
  return [...articleOf(shown, root), ...authorOf(shown, root), ...storeOf(shown, root), ...questionsOf(content)];
}

const isoOf = (date: string): string => `${date.replace(" ", "T")}:00Z`;

function articleOf({ story, view, path }: LoadedStory, root: ShellData): BlogPosting[] {
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

function authorOf({ story, path }: LoadedStory, root: ShellData): ProfilePage[] {
  const { component, title, role, bio, image } = story.content as BlokValue & Record<string, string> & { image: never };
  if (component !== "author") return [];
  const picture = pictureOf(image);
  return [
    {
      "@type": "ProfilePage",
      mainEntity: {
        "@type": "Person",
        name: title || story.name,
        url: absolute(root, addressOf(root.settings, root.language, path)),
        ...(role && { jobTitle: role }),
        ...(bio && { description: bio }),
        ...(picture && { image: absolute(root, picture.address) }),
        worksFor: identityOf(root),
      },
    },
  ];
}

function storeOf({ view, path, story }: LoadedStory, root: ShellData): HardwareStore[] {
  if (!view.place) return [];
  const picture = pictureOf((story.content as { image?: never }).image);
  const url = absolute(root, addressOf(root.settings, root.language, path));
  return [storeStructure(root, view.place.store, url, picture ? absolute(root, picture.address) : undefined)];
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
