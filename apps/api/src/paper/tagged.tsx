import { Image, type StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ComponentType } from "react";
import { runsOf, TEXT_FACE, TITLE_FACE } from "./faces.ts";
import type { Tag } from "./tag.ts";

/** The renderer passes unknown properties on to the layout, where `draw-tagged.ts` reads them. */
type Tagged<Props> = ComponentType<Props & { tag?: Tag }>;

/** A box. Without a tag it is only layout. */
export const Box = View as Tagged<ComponentProps<typeof View>>;
export const Picture = Image as Tagged<ComponentProps<typeof Image>>;

const Plain = Text as Tagged<ComponentProps<typeof Text>>;

type Style = ReturnType<typeof StyleSheet.create>[string];

interface WordsProps {
  children?: string | undefined;
  style?: Style | Style[];
  tag?: Tag;
  minPresenceAhead?: number;
  /** Returns text that depends on the laid out pages, such as a page number. */
  render?: (page: { pageNumber: number; totalPages: number }) => string;
  /** Whether to use the font of headings. */
  isTitle?: boolean;
}

/** A text, each word in a font that has its characters. Without a tag it is a paragraph, or the content of its cell. */
export function Words({ children, isTitle = false, style = [], ...others }: WordsProps) {
  const face = isTitle ? TITLE_FACE : TEXT_FACE;
  const runs = runsOf(children ?? "", face);
  const [only] = runs;
  const own: Style[] = [...(Array.isArray(style) ? style : [style]), { fontFamily: runs.length === 1 && only ? only.faces : face }];
  return (
    <Plain style={own} {...others}>
      {runs.length > 1
        ? runs.map((run, place) => (
            <Text key={place} style={{ fontFamily: run.faces }}>
              {run.text}
            </Text>
          ))
        : children}
    </Plain>
  );
}
