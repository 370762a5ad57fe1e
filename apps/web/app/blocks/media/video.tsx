import type { blocks } from "@azulejo/contract/content/index.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { pictureOf } from "../../media/asset.ts";
import { variantAddress } from "../../media/picture-rules.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";
import { RichText } from "../text/rich-text.tsx";

const POSTER_WIDTH = 1280;

/** The supplier's own video, with captions in every language and a transcript; loads nothing until it is played. */
export function Video({ block, root }: BlockProps<typeof blocks.video>) {
  const t = useText();
  const language = useLanguage();
  if (!block.film || !/^[a-z0-9-]+$/.test(block.film)) return null;
  const address = `/assets/films/${block.film}`;
  const poster = pictureOf(block.poster);
  return (
    <Section headline={block.headline}>
      <video
        controls
        preload="none"
        playsInline
        className="aspect-video w-full bg-joint"
        {...(poster && { poster: variantAddress(poster, null, POSTER_WIDTH, "webp") })}
      >
        <source src={`${address}.mp4`} type="video/mp4" />
        {root.settings.locales.map(({ code, name }) => (
          <track key={code} kind="captions" srcLang={code} label={name} src={`${address}.${code}.vtt`} default={code === language} />
        ))}
      </video>
      {block.transcript && (
        <details className="mt-3 max-w-prose-page">
          <summary className="min-h-8">{t("content.transcript")}</summary>
          <RichText text={block.transcript} className="pt-3" />
        </details>
      )}
    </Section>
  );
}
