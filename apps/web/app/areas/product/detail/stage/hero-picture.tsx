import { useMemo, useState } from "react";
import { colorClass } from "../../../../media/color-class.ts";
import { MissingPicture } from "../../../../media/picture.tsx";
import { type Hero, heroSources } from "./hero-drawings.ts";

interface Props {
  hero: Hero;
  name: string;
  alt: string;
}

/** The picture of the laid area at a fixed scale. */
export function HeroPicture({ hero, name, alt }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const sources = useMemo(() => heroSources(hero), [hero]);
  const smallest = sources.at(-1);
  const fallback = smallest?.addresses[0]?.address ?? "";
  const box = { width: smallest?.width ?? 0, height: smallest?.height ?? 0 };
  if (failed === fallback) return <MissingPicture {...box} alt={alt} name={name} className="laid-picture" />;
  return (
    <picture>
      {sources.map(({ media, width, height, addresses }) => (
        <source
          key={media}
          media={media}
          srcSet={addresses.map(({ address, density }) => `${address} ${density}x`).join(", ")}
          width={width}
          height={height}
        />
      ))}
      <img
        src={fallback}
        {...box}
        alt={alt}
        fetchPriority="high"
        decoding="async"
        onError={() => setFailed(fallback)}
        ref={(node) => {
          // The picture may have failed to load before the page's scripts ran.
          if (node?.complete && node.naturalWidth === 0 && node.currentSrc !== "") setFailed(fallback);
        }}
        className={`laid-picture ${colorClass(hero.picture.color)}`}
      />
    </picture>
  );
}
