import { ContentPicture } from "../../../blocks/media/content-picture.tsx";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import type { Teaser } from "./teaser.ts";

interface Props {
  teasers: Teaser[];
  heading: "h2" | "h3";
  /** Loads the first row with priority, because it is the largest content on the page. */
  priority?: boolean;
}

const FIRST_ROW = 3;

/** Stories side by side: picture, date, title and description. */
export function TeaserWall({ teasers, heading: Heading, priority = false }: Props) {
  const language = useLanguage();
  return (
    <ul className="wall sm:grid-cols-2 lg:grid-cols-3">
      {teasers.map((teaser, index) => (
        <li key={teaser.uuid} className="flex lg:[&:nth-child(3n+1)>a>div]:pl-14">
          <a href={teaser.href} className="group flex grow flex-col no-underline">
            <ContentPicture
              asset={teaser.image}
              sizes="(min-width: 68rem) 33vw, (min-width: 40rem) 50vw, 100vw"
              priority={priority && index < FIRST_ROW}
              className="aspect-[3/2] w-full object-cover"
            />
            <div className="flex flex-col gap-2 p-4 lg:p-5">
              {teaser.date && (
                <time dateTime={teaser.date.slice(0, 10)} className="text-small text-ink-soft">
                  {day(teaser.date, language, "long")}
                </time>
              )}
              <Heading className="text-lead group-hover:underline">{teaser.title}</Heading>
              <p className="text-small text-ink-soft">{teaser.description}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
